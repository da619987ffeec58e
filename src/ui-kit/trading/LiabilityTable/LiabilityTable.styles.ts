import styled from 'styled-components';
import { token } from '../../theme/tokens.ts';

export const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  table-layout: fixed;
`;

export const HeadCell = styled.th`
  padding: ${token.space.snug} ${token.space.roomy};
  background: ${token.surface.sunk};
  color: ${token.ink.soft};
  font-size: ${token.text.small};
  font-weight: ${token.weight.strong};
  text-align: start;

  &[data-align='end'] {
    inline-size: 9rem;
    text-align: end;
  }
`;

export const Row = styled.tr`
  border-block-start: ${token.rule.hair} solid ${token.line.soft};
  &:hover {
    background: ${token.surface.hover};
  }
`;

export const MatchCell = styled.td`
  padding: 0;

  & > a {
    display: flex;
    align-items: center;
    min-block-size: ${token.control.target};
    padding: ${token.space.snug} ${token.space.roomy};
    overflow-wrap: anywhere;
  }
  & > a:focus-visible {
    outline-offset: calc(-1 * ${token.rule.bold});
  }
`;

export const AmountCell = styled.td`
  padding: ${token.space.snug} ${token.space.roomy};
  font-weight: ${token.weight.strong};
  text-align: end;

  &[data-sign='minus'] {
    color: ${token.loss.main};
  }
`;
