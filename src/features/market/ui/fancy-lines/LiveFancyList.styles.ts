import styled from 'styled-components';
import { MarketStack } from '../match/MatchMarkets.styles.ts';

export const FancyStack = styled(MarketStack)`
  /*
   * Hides the tabs of a single kind, the first div. Without them React would replace every row when a second kind
   * comes. A rule with :has would cost a style pass with some price changes.
   */
  &[data-single] > div:first-of-type {
    display: none;
  }
`;
