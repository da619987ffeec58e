import styled from 'styled-components';
import { token } from '#ui-kit';

export const VersionLines = styled.p`
  display: grid;
  padding: ${token.space.snug} ${token.space.base};
  color: ${token.ink.soft};
  font-size: ${token.text.small};
  overflow-wrap: anywhere;
`;
