import styled from 'styled-components';
import { media, token } from '#ui-kit';
import { singleLine, wide, withTrend } from './MatchRow.styles.ts';

/**
 * Narrow lists, on phones or in a side column, put the odds below the names. The browser skips lists off screen. The
 * first list is on screen, and would only be laid out twice.
 */
export const MatchListSection = styled.div`
  container-type: inline-size;

  & ~ & {
    content-visibility: auto;
    /* Its usual height, until the browser has laid it out. */
    contain-intrinsic-block-size: auto calc(var(--app-list-rows, 6) * 4.75rem + 3rem);
    overflow-clip-margin: ${token.space.vast};

    @media (width < 35rem) {
      contain-intrinsic-block-size: auto calc(var(--app-list-rows, 6) * 9rem + 3rem);
    }
  }
`;

/** Headings of the odds columns: home, draw, away. Hidden when the prices are stacked. */
export const OddsHeadings = styled.div`
  display: none;
  grid-template-columns: repeat(3, calc(2 * var(--kit-cell-width) + ${token.space.hair}));
  gap: ${token.space.small};
  color: ${token.ink.faint};
  font-size: ${token.text.small};
  text-align: center;

  ${singleLine} {
    --kit-cell-width: 3.375rem;
    display: grid;
  }
  ${wide} {
    --kit-cell-width: 4rem;
  }
`;

/** Heading of the trend, before those of the odds. */
export const TrendHeading = styled.span`
  display: none;
  inline-size: 3.75rem;
  margin-inline-end: ${token.space.hair};
  color: ${token.ink.faint};
  font-size: ${token.text.small};
  text-align: center;

  ${media.wide} {
    ${withTrend} {
      display: block;
    }
  }
`;
