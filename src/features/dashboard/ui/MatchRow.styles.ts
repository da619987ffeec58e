import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { media, token } from '#ui-kit';

/** The row's height is that of its odds, so that nothing moves when they arrive. */
export const Row = styled.li`
  display: grid;
  position: relative;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${token.space.snug} ${token.space.base};
  align-items: center;
  min-block-size: ${token.cell.row};
  padding: ${token.space.tiny} ${token.space.base} ${token.space.tiny} ${token.space.roomy};
  contain: content;

  & + & {
    border-block-start: ${token.rule.hair} solid ${token.line.soft};
  }
  ${media.hover} {
    &:hover {
      background: ${token.surface.hover};
    }
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    padding: ${token.space.snug} ${token.space.base};
  }
`;

export const Facts = styled.div`
  display: grid;
  gap: ${token.space.hair};
  min-inline-size: 0;
`;

export const Name = styled.span`
  display: flex;
  gap: ${token.space.snug};
  align-items: center;
  min-inline-size: 0;
`;

/** The whole row is the link; the odds stand above it. */
export const MatchLink = styled(Link)`
  overflow: hidden;
  font-weight: ${token.weight.strong};
  text-overflow: ellipsis;
  white-space: nowrap;

  &::after {
    position: absolute;
    inset: 0;
    content: '';
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::after {
    outline: ${token.rule.bold} solid ${token.focus.ring};
    outline-offset: calc(-1 * ${token.rule.bold});
  }
`;

export const Around = styled.span`
  display: flex;
  gap: ${token.space.snug};
  align-items: center;
  min-inline-size: 0;
  color: ${token.ink.faint};
  font-size: ${token.text.small};

  & > span:last-child {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

export const Marks = styled.span`
  display: inline-flex;
  flex: none;
  gap: ${token.space.tiny};
`;

/** Six prices side by side: the cells inside are narrower than in a market, and share a phone's width. */
export const Odds = styled.div`
  --cell-width: 54px;
  --cell-phoneWidth: 54px;
  position: relative;
  z-index: ${token.layer.overlay};

  ${media.phone} {
    --cell-phoneWidth: min(72px, (100vw - 72px) / 6);
  }
`;
