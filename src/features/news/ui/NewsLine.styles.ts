import styled, { keyframes } from 'styled-components';
import { media, token } from '#ui-kit';

const along = keyframes`
  from { transform: translateX(0); }
  to { transform: translateX(-50%); }
`;

export const Place = styled.section`
  display: flex;
  flex: 1;
  gap: ${token.space.tiny};
  align-items: center;
  min-inline-size: 0;
`;

export const Name = styled.span`
  flex: none;
  font-size: ${token.text.small};
  font-weight: ${token.weight.strong};

  & > a {
    display: inline-flex;
    align-items: center;
    min-block-size: ${token.control.target};
    padding-inline: ${token.space.tiny};
    color: ${token.accent.main};
  }
`;

export const Pause = styled.button`
  display: none;
  flex: none;
  place-items: center;
  inline-size: ${token.control.target};
  block-size: ${token.control.target};
  padding: 0;
  border: 0;
  border-radius: ${token.radius.chip};
  background: none;
  color: ${token.ink.soft};
  cursor: pointer;

  &:hover {
    background: ${token.surface.hover};
  }
  ${media.motion} {
    display: grid;
  }
`;

/** The text leaves its window softly. */
export const Track = styled.div`
  flex: 1;
  min-inline-size: 0;
  overflow: hidden;
  color: ${token.ink.soft};
  font-size: ${token.text.small};
  white-space: nowrap;
  contain: strict;
  block-size: ${token.control.target};
`;

/** Holds the round twice, so that its end meets its beginning. Standing still it is one line that is cut. */
export const Round = styled.div`
  display: flex;
  inline-size: max-content;
  align-items: center;
  block-size: 100%;

  ${media.motion} {
    animation: ${along} var(--round, 30s) linear infinite;

    &[data-paused] {
      animation-play-state: paused;
    }
    ${Place}:hover &,
    ${Place}:focus-within & {
      animation-play-state: paused;
    }
  }
`;

export const Items = styled.ul`
  display: flex;
  flex: none;
  gap: ${token.space.base};
  padding-inline-end: ${token.space.base};

  & > li {
    display: flex;
    gap: ${token.space.base};
  }
  & > li::after {
    content: '•';
    color: ${token.ink.faint};
  }
`;

export const Echo = styled.div`
  display: none;

  ${media.motion} {
    display: flex;
  }
`;
