import styled from 'styled-components';
import { token } from '#ui-kit';

export const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space.snug};
  /* The buttons come with the addresses: their line is kept. */
  min-block-size: ${token.control.small};
`;

export const Frames = styled.div`
  display: grid;
  gap: ${token.space.snug};
`;
