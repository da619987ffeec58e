import styled from 'styled-components';
import { token } from '../../../theme/tokens.ts';

/**
 * What markets stand in, one below the other. They ask it for its width: one container for all of them costs one style pass a tick,
 * a container each costs one a market (docs/performance.md).
 */
export const MarketColumn = styled.div`
  min-inline-size: 0;
  container: market / inline-size;
`;

/** Some of a column's markets. The shadow of a card reaches over the edge. */
export const MarketStack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space.base};
  min-inline-size: 0;
  content-visibility: auto;
  contain-intrinsic-block-size: auto calc(var(--markets) * 200px);
  overflow-clip-margin: ${token.space.vast};
`;
