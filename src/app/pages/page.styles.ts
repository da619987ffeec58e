import styled from 'styled-components';
import { token } from '#ui-kit';

export const PageTitle = styled.h1`
  font-size: ${token.text.page};
  font-weight: ${token.weight.heavy};
`;

/** Stands over a rail whose cards name something else. */
export const RailTitle = styled.h2`
  padding-inline: ${token.space.tiny};
  font-size: ${token.text.body};
  font-weight: ${token.weight.strong};
`;
