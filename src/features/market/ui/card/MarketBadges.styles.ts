import styled from 'styled-components';
import { media, token } from '#ui-kit';

/**
 * Room for its longest figures in use: what stands after it keeps its place. Figures that tick are for those who do not mind movement;
 * a time that stands is for everybody.
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
  /* The figures: "ago" stands still while they tick. */
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
  /* The narrowest screens have room for the figures alone. */
  ${media.small} {
    min-inline-size: 1.9rem;
    & > small {
      display: none;
    }
  }
`;

/** Gives way before the market's name does: badges that find no room wrap out of sight, whole. */
export const BadgeRow = styled.span`
  display: flex;
  flex: 0 1000 auto;
  flex-wrap: wrap;
  gap: ${token.space.snug};
  min-inline-size: 0;
  min-block-size: 1.5rem;
  /* The grid's head lifts this where the badges have lines of their own. */
  max-block-size: var(--badge-room, 1.5rem);
  overflow: hidden;
`;
