import styled from 'styled-components';
import { token } from '#ui-kit';

export const RefreshNotice = styled.p`
  margin: 0;
  padding: ${token.space.base};
  color: ${token.ink.soft};
`;

export const LoadingRows = styled.div`
  display: grid;
  gap: ${token.space.base};
  padding: ${token.space.base};
`;
