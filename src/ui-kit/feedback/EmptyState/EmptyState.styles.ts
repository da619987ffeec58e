import styled from 'styled-components';
import { token } from '../../theme/tokens.ts';

export const Panel = styled.div`
  display: grid;
  gap: ${token.space.small};
  grid-template-columns: minmax(0, 1fr);
  /* Keeps its parts together in a taller container. */
  align-content: center;
  justify-items: center;
  padding: ${token.space.wide} ${token.space.roomy};
  color: ${token.ink.soft};
  text-align: center;
  overflow-wrap: anywhere;

  & > svg {
    color: ${token.ink.faint};
  }
`;

export const Title = styled.p`
  color: ${token.ink.main};
  font-weight: ${token.weight.strong};
`;

export const Description = styled.p`
  max-inline-size: 44ch;
  font-size: ${token.text.quiet};
  text-wrap: balance;
`;

export const Action = styled.div`
  display: flex;
  gap: ${token.space.snug};
  margin-block-start: ${token.space.snug};

  & > a {
    display: inline-grid;
    place-items: center;
    min-block-size: ${token.control.small};
    padding-inline: ${token.space.base};
    color: ${token.accent.main};
    font-weight: ${token.weight.strong};
  }
`;
