import styled from 'styled-components';

/**
 * What markets stand in, one below the other. They ask it for its width: one container for all of them costs one style pass a tick,
 * a container each costs one a market (docs/performance.md).
 */
export const MarketColumn = styled.div`
  min-inline-size: 0;
  container: market / inline-size;
`;
