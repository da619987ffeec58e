import styled from 'styled-components';
import { token } from '#ui-kit';

export const AccountName = styled.p`
  padding: ${token.space.snug} ${token.space.base};
  overflow: hidden;
  font-weight: ${token.weight.strong};
  text-overflow: ellipsis;
`;

export const ThemeChoices = styled.fieldset`
  display: flex;
  gap: ${token.space.tiny};
  align-items: center;
  margin: 0;
  padding: ${token.space.tiny} ${token.space.base} ${token.space.snug};
  border: 0;
`;
