import styled from 'styled-components';
import { token } from '#ui-kit';

/** Host of the page, beside the title. */
export const HostName = styled.span`
  margin-inline-start: ${token.space.snug};
  color: ${token.ink.soft};
  font-size: ${token.text.small};
  font-weight: ${token.weight.regular};
`;
