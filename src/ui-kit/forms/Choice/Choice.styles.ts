import styled from 'styled-components';
import { token } from '../../theme/tokens.ts';

export const ChoiceLabel = styled.label`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: start;
  gap: ${token.space.snug};

  input {
    inline-size: ${token.space.wide};
    block-size: ${token.space.wide};
    margin: 0;
    accent-color: ${token.accent.main};
  }

  small {
    display: block;
    color: ${token.ink.soft};
    font-size: ${token.text.small};
  }
`;
