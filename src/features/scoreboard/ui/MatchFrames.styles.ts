import styled from 'styled-components';
import { token } from '#ui-kit';

export const FrameButtons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space.snug};
  /* The buttons come with the addresses: their line is kept. */
  min-block-size: ${token.control.small};
`;

export const FrameStack = styled.div`
  display: grid;
  gap: ${token.space.snug};
`;
