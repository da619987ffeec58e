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
  /* Seconds. The word "ago" stays while they change. */
  & > :nth-child(2) {
    display: inline-block;
    min-inline-size: 4ch;
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

/** Shrinks before the market's name does. Badges that do not fit wrap into a clipped line. */
export const BadgeRow = styled.span`
  display: flex;
  flex: 0 1000 auto;
  flex-wrap: wrap;
  gap: ${token.space.snug};
  min-inline-size: 0;
  min-block-size: 1.5rem;
  /* The grid header raises this limit when the badges have lines of their own. */
  max-block-size: var(--badge-room, 1.5rem);
  overflow: hidden;

  /* On the narrowest screens "Prices delayed" takes the place of the matched total: a second line would move prices. */
  ${media.small} {
    &[data-swaps-matched] > :last-child {
      display: none;
    }
  }
`;
