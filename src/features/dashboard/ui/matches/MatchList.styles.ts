import styled from 'styled-components';
import { media, token } from '#ui-kit';
import { singleLine, wide, withTrend } from './MatchRow.styles.ts';

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
  inline-size: 3.25rem;
  margin-inline-end: ${token.space.hair};
  color: ${token.ink.faint};
  font-size: ${token.text.micro};
  text-align: center;

  ${media.wide} {
    ${withTrend} {
      display: block;
    }
  }
`;
