import styled from 'styled-components';
import { token } from '#ui-kit';

export const Form = styled.form`
  display: grid;
  gap: ${token.space.roomy};
  grid-template-columns: minmax(0, 1fr);
  max-inline-size: 24rem;
`;

export const Explanation = styled.p`
  color: ${token.ink.soft};
  font-size: ${token.text.quiet};
`;
