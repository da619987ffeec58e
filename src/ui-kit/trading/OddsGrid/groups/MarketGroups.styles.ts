import styled from 'styled-components';
import { token } from '../../../theme/tokens.ts';

/**
 * Container of stacked markets, which query its width. One container for all of them costs one style pass per price
 * change, a container each costs one per market (docs/performance.md).
 */
export const MarketColumn = styled.div`
  min-inline-size: 0;
  container: market / inline-size;
`;

/** Group of markets in a column. The shadow of a card reaches over the edge. */
export const MarketStack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space.base};
  min-inline-size: 0;
  content-visibility: auto;
  contain-intrinsic-block-size: auto calc(var(--kit-group-markets) * 200px);
  overflow-clip-margin: ${token.space.vast};
`;
