import styled from 'styled-components';
import { token } from '#ui-kit';

/** The host beside the title: people shall see where they are. */
export const HostName = styled.span`
  margin-inline-start: ${token.space.snug};
  color: ${token.ink.soft};
  font-size: ${token.text.small};
  font-weight: ${token.weight.regular};
`;
