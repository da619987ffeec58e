import styled from 'styled-components';
import { token } from '#ui-kit';

export const ModeNote = styled.p`
  margin: 0;
  color: ${token.ink.soft};
  font-size: ${token.text.quiet};
`;

export const EffectList = styled.ul`
  display: grid;
  gap: ${token.space.tiny};
  margin: 0;
  padding-inline-start: ${token.space.roomy};
  list-style: disc;
  color: ${token.ink.soft};
  font-size: ${token.text.quiet};
`;
