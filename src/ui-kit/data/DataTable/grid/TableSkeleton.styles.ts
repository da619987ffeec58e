import styled from 'styled-components';
import { token } from '../../../theme/tokens.ts';

export const SkeletonRows = styled.div`
  display: grid;
`;

export const SkeletonRow = styled.div`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  align-items: center;
  gap: ${token.space.base};
  min-block-size: 2.25rem;
  padding-inline: ${token.space.base};
  border-block-end: ${token.rule.hair} solid ${token.line.soft};

  &:first-child {
    background: ${token.surface.sunk};
  }
`;
