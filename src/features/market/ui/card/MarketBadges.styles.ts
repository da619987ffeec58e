import styled from 'styled-components';
import { media, token } from '#ui-kit';

/**
 * Wide enough for its longest usual text, so that nothing after it moves. Moving seconds are hidden with reduced
 * motion; a clock time always shows.
 */
export const PriceAge = styled.span`
  align-self: center;
  min-inline-size: 3.4rem;
  color: ${token.ink.soft};
  font-size: ${token.text.micro};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  visibility: hidden;

  ${media.motion} {
    visibility: visible;
  }
  /* Seconds, in the space of the longest in this language. What follows stays while they change. */
  & > :nth-child(2) {
    display: inline-grid;
    min-inline-size: 4ch;

    &::after {
      block-size: 0;
      overflow: hidden;
      visibility: hidden;
      content: attr(data-usual);
      white-space: pre;
    }
  }
  & > small {
    font-size: inherit;
  }
  & > :empty + small {
    visibility: hidden;
  }
  &[data-late] {
    visibility: visible;
    & > small {
      display: none;
    }
  }
  /* The narrowest screens show the seconds only. */
  ${media.small} {
    min-inline-size: 1.9rem;
    & > small {
      display: none;
    }
  }
`;

/** Shrinks before the market's name does. Facts that do not fit wrap into a clipped line. */
export const BadgeRow = styled.span`
  display: flex;
  /* Without a width of its own it never narrows the name. */
  flex: 1 1 0;
  flex-wrap: wrap;
  gap: 0 ${token.space.snug};
  align-items: center;
  min-inline-size: 0;
  block-size: 1.5rem;
  overflow: hidden;
  color: ${token.ink.soft};
  font-size: ${token.text.micro};
  font-variant-numeric: tabular-nums;
  line-height: 1.5rem;
  white-space: nowrap;
`;
