import styled from 'styled-components';
import { token } from '#ui-kit';

export const Sheet = styled.div`
  display: grid;
  gap: ${token.space.roomy};
  white-space: normal;
`;

export const Part = styled.section`
  display: grid;
  gap: ${token.space.small};
`;

export const PartTitle = styled.h3`
  font-size: ${token.text.body};
  font-weight: ${token.weight.strong};
`;

export const Sentences = styled.ul`
  display: grid;
  gap: ${token.space.small};
  color: ${token.ink.soft};
  line-height: ${token.leading.base};
`;

export const Figures = styled.dl`
  display: grid;
  gap: ${token.space.tiny} ${token.space.roomy};
  grid-template-columns: 1fr auto;

  & dt {
    color: ${token.ink.soft};
  }
  & dd {
    margin: 0;
    font-variant-numeric: tabular-nums;
    font-weight: ${token.weight.medium};
    text-align: end;
  }
`;

export const Figure = styled.div`
  display: contents;
`;
