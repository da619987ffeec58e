import styled from 'styled-components';
import { token } from '../theme/tokens.ts';

export const Table = styled.div`
  display: grid;
  gap: ${token.space.base};
  overflow-x: auto;
`;

export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space.base};
  align-items: center;
`;

export const Narrow = styled.div`
  max-inline-size: ${token.layout.rail};
`;

export const Stood = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token.space.snug};
`;
