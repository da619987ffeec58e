import styled from 'styled-components';
import { token } from '#ui-kit';

export const FigureList = styled.dl`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${token.space.tiny} ${token.space.base};
  inline-size: max-content;
  max-inline-size: min(20rem, 80vw);
  margin: 0;
  padding: ${token.space.snug} ${token.space.base};
  font-size: ${token.text.small};

  & > dt {
    color: ${token.ink.soft};
  }
  & > dd {
    margin: 0;
    min-inline-size: 5.5rem;
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
`;

export const Explanation = styled.p`
  max-inline-size: min(20rem, 80vw);
  padding: 0 ${token.space.base} ${token.space.snug};
  color: ${token.ink.soft};
  font-size: ${token.text.small};
`;
