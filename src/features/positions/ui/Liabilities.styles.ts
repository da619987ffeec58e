import styled from 'styled-components';
import { token } from '#ui-kit';

export const LoadingRows = styled.div`
  display: grid;
  gap: ${token.space.base};
  padding: ${token.space.base};
`;
