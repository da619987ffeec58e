import styled from 'styled-components';
import { token } from '../theme/tokens.ts';

export const SampleList = styled.div`
  display: grid;
  gap: ${token.space.base};
  overflow-x: auto;
`;

export const PermutationRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space.base};
  align-items: center;
`;

export const NarrowSample = styled.div`
  max-inline-size: ${token.layout.rail};
`;

export const StateSample = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token.space.snug};
`;

export const Sample = styled.div`
  display: grid;
  gap: ${token.space.tiny};
  justify-items: start;
  min-inline-size: 0;
  max-inline-size: 100%;
`;

/** Visible name of a sample. Screen readers read the component's own name. */
export const SampleCaption = styled.span.attrs({ 'aria-hidden': true })`
  color: ${token.ink.soft};
  font-size: ${token.text.small};
`;
