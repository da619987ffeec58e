import styled from 'styled-components';
import { media } from '../../theme/media.ts';
import { token } from '../../theme/tokens.ts';

export const GameTile = styled.div`
  position: relative;
  min-inline-size: 0;
`;

export const Launch = styled.button`
  display: grid;
  gap: ${token.space.small};
  inline-size: 100%;
  padding: 0;
  border: 0;
  border-radius: ${token.radius.card};
  background: none;
  text-align: start;
  cursor: pointer;
`;

export const Artwork = styled.span`
  display: grid;
  place-items: center;
  overflow: hidden;
  aspect-ratio: 1;
  border: ${token.rule.hair} solid ${token.line.soft};
  border-radius: ${token.radius.card};
  background: ${token.accent.soft};

  & > img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
  ${media.hover} {
    ${Launch}:hover & {
      border-color: ${token.accent.main};
    }
  }
  ${media.motion} {
    & > img {
      transition: transform ${token.motion.fast} ${token.motion.ease};
    }
    ${Launch}:hover & > img {
      transform: scale(1.04);
    }
  }
`;

export const Initials = styled.span`
  color: ${token.accent.main};
  font-size: ${token.text.page};
  font-weight: ${token.weight.heavy};
`;

export const Caption = styled.span`
  display: grid;
  padding-inline: ${token.space.hair};
`;

export const GameTitle = styled.span`
  overflow-wrap: anywhere;
  font-size: ${token.text.quiet};
  font-weight: ${token.weight.strong};
`;

export const GameProvider = styled.span`
  overflow-wrap: anywhere;
  color: ${token.ink.soft};
  font-size: ${token.text.small};
`;

/** Lies on the picture. Its touch target is larger than its icon, because a phone's pictures are small. */
export const FavouriteSlot = styled.div`
  --kit-favourite-reach: calc((${token.control.small} - ${token.control.mark}) / 2);
  position: absolute;
  inset-block-start: calc(${token.space.tiny} - var(--kit-favourite-reach));
  inset-inline-end: calc(${token.space.tiny} - var(--kit-favourite-reach));
  display: grid;
  isolation: isolate;

  &::before {
    content: '';
    position: absolute;
    inset: var(--kit-favourite-reach);
    z-index: -1;
    border-radius: ${token.radius.control};
    background: ${token.surface.panel};
    box-shadow: ${token.shadow.rest};
  }
`;
