import styled from 'styled-components';
import { token } from '#ui-kit';

export const FrameButtons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space.snug};
  /* Reserves the row until the addresses have loaded. */
  min-block-size: ${token.control.small};
`;
