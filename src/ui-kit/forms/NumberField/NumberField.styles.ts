import styled from 'styled-components';
import { token } from '../../theme/tokens.ts';
import { InputFrame } from '../Field/Field.styles.ts';
import { Input } from '../Field/Input.styles.ts';

export const NumberFrame = styled(InputFrame)`
  inline-size: 100%;
`;

export const NumberInput = styled(Input)`
  &[role='spinbutton'] {
    padding-inline: ${token.space.hair};
    font-weight: ${token.weight.heavy};
    text-align: center;
  }
  &[role='spinbutton']:only-child {
    padding-inline: ${token.space.snug};
    text-align: end;
  }
`;

export const StepButton = styled.button`
  flex: 0 0 auto;
  inline-size: clamp(${token.space.wide}, 24%, ${token.control.medium});
  border: 0;
  background: none;
  color: ${token.ink.soft};
  display: grid;
  place-items: center;
  cursor: pointer;

  &:hover {
    background: ${token.surface.hover};
  }
  &[aria-disabled='true'] {
    color: ${token.ink.faint};
    cursor: not-allowed;
  }
`;
