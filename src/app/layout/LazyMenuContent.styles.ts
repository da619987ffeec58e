import styled from 'styled-components';
import { token } from '#ui-kit';

export const MenuPlaceholder = styled.div`
  display: grid;
  align-content: center;
  min-block-size: 10rem;
  border-radius: ${token.radius.control};
`;
