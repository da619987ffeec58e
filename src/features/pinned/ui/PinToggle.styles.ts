import styled from 'styled-components';
import { token } from '#ui-kit';

/** Below the name of the menu item. It wraps, so that it does not widen the menu. */
export const BlockReason = styled.small`
  display: block;
  max-inline-size: 14rem;
  color: ${token.ink.soft};
  font-size: ${token.text.small};
`;
