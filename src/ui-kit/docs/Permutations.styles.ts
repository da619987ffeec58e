import styled from 'styled-components';
import { token } from '../theme/tokens.ts';

export const Table = styled.div`
  display: grid;
  gap: ${token.space.base};
  overflow-x: auto;
`;

export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space.base};
  align-items: center;
`;

export const Narrow = styled.div`
  max-inline-size: ${token.layout.rail};
`;

export const Stood = styled.div`
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

/** Names a sample for the eye; a screen reader hears the name that the component itself has. */
export const Caption = styled.span.attrs({ 'aria-hidden': true })`
  color: ${token.ink.soft};
  font-size: ${token.text.small};
`;
