import styled from 'styled-components';
import { token } from '../../theme/tokens.ts';

export const List = styled.ul`
  font-size: ${token.text.quiet};
`;

export const BetItem = styled.li`
  display: grid;
  grid-template-columns: ${token.rule.band} minmax(0, 1fr) auto;
  gap: 0 ${token.space.base};
  padding: ${token.space.snug} ${token.space.roomy};
  border-block-start: ${token.rule.hair} solid ${token.line.soft};

  &:first-child {
    border-block-start: 0;
  }
  &::before {
    content: '';
    grid-row: 1 / 4;
    border-radius: ${token.radius.chip};
    background: ${token.back.best};
  }
  &[data-side='lay']::before {
    background: ${token.lay.best};
  }
  &[data-state='closed'] > b {
    color: ${token.ink.soft};
    text-decoration: line-through;
  }
  & > b {
    font-weight: ${token.weight.strong};
  }
  & > b:nth-of-type(2),
  & > small:nth-of-type(2) {
    text-align: end;
  }
  & > small {
    color: ${token.ink.faint};
    font-size: ${token.text.small};
  }
`;

export const Note = styled.p`
  grid-column: 2 / -1;
  color: ${token.warn.main};
  font-size: ${token.text.small};
`;
