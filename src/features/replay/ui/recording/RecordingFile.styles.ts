import styled from 'styled-components';
import { token } from '#ui-kit';

export const ReadProgressBar = styled.progress`
  inline-size: 100%;
  accent-color: ${token.accent.main};
`;
