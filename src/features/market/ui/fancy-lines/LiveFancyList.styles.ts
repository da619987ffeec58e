import styled from 'styled-components';
import { MarketStack } from '../match/MatchMarkets.styles.ts';

export const FancyStack = styled(MarketStack)`
  /* Hides the tabs of a single kind. Without them React would replace every row when a second kind comes. */
  &[data-single] > :has(> [role='tablist']) {
    display: none;
  }
`;
