import styled from 'styled-components';
import { token } from '#ui-kit';

export const Groups = styled.div`
  display: grid;
  gap: ${token.space.base};
`;

export const Late = styled.p`
  margin: 0;
  padding: ${token.space.base};
  color: ${token.ink.soft};
`;

export const Bones = styled.div`
  display: grid;
  gap: ${token.space.base};
  padding: ${token.space.base};
`;
