import styled from 'styled-components';
import { token } from '#ui-kit';

export const RunnerDetails = styled.span`
  white-space: pre-wrap;
`;

/** A hairline in the text colour keeps white silks visible on white, and black ones on black. */
export const Jersey = styled.svg`
  display: inline-block;
  inline-size: 1rem;
  block-size: 0.875rem;
  margin-inline-end: ${token.space.tiny};
  vertical-align: -0.125rem;
  stroke: ${token.line.strong};
  stroke-width: 0.75;
`;
