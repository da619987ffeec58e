import styled from 'styled-components';
import { token } from '#ui-kit';

/** Status, age and source of a component in one line that wraps. */
export const FactLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space.snug} ${token.space.roomy};
  align-items: center;
`;

export const ExamplePair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr));
  gap: ${token.space.roomy};
`;

/** A line above the example repeats in colour what its heading says. */
export const ExampleFrame = styled.figure`
  min-inline-size: 0;
  /* Keeps a bar that is fixed to the window inside the example. */
  contain: layout;
  padding-block-start: ${token.space.base};
  border-block-start: ${token.rule.band} solid ${token.gain.main};

  &[data-verdict='dont'] {
    border-block-start-color: ${token.loss.main};
  }
`;

export const ExampleCaption = styled.figcaption`
  padding-block-end: ${token.space.base};
  color: ${token.ink.soft};

  & strong {
    display: block;
    color: ${token.ink.main};
  }
`;

export const DocsList = styled.ul`
  display: grid;
  gap: ${token.space.small};
  padding-inline-start: ${token.space.roomy};
  list-style: disc;
`;
