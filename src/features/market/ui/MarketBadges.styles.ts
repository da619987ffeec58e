import styled from 'styled-components';
import { token } from '#ui-kit';

/** Gives way before the market's name does: badges that find no room wrap out of sight, whole. */
export const OneLine = styled.span`
  display: flex;
  flex: 0 1000 auto;
  flex-wrap: wrap;
  gap: ${token.space.snug};
  min-inline-size: 0;
  max-block-size: ${token.control.target};
  overflow: hidden;
`;
