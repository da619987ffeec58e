import styled from 'styled-components';
import { token } from '#ui-kit';

export const FormatNote = styled.p`
  margin: 0;
  color: ${token.ink.soft};
  font-size: ${token.text.quiet};
`;
