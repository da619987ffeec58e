import styled from 'styled-components';
import { token } from '#ui-kit';

export const StatusText = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space.snug};
  align-items: center;
  min-block-size: 1lh;
  color: ${token.ink.soft};
  font-size: ${token.text.quiet};
`;

export const CountdownText = styled.span`
  color: ${token.accent.main};
  font-weight: ${token.weight.strong};
  font-variant-numeric: tabular-nums;
`;
