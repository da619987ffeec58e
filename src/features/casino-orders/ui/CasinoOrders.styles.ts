import styled from 'styled-components';
import { token } from '#ui-kit';

export const TableNote = styled.p`
  padding: ${token.space.base} ${token.space.base} 0;
  color: ${token.ink.soft};
  font-size: ${token.text.quiet};
`;

export const ConvertedAmount = styled.span`
  display: inline-grid;

  & > small {
    color: ${token.ink.faint};
    font-size: ${token.text.small};
  }
`;
