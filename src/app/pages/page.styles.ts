import styled from 'styled-components';
import { token } from '#ui-kit';

export const PageTitle = styled.h1`
  font-size: ${token.text.page};
  font-weight: ${token.weight.heavy};
`;
