import styled from 'styled-components';
import { media, token } from '#ui-kit';

export const Figures = styled.dl`
  display: flex;
  gap: ${token.space.wide};
  margin: 0;
  text-align: end;

  ${media.phone} {
    gap: ${token.space.base};
  }
`;

export const Figure = styled.div`
  display: grid;

  dt {
    color: ${token.ink.soft};
    font-size: ${token.text.micro};
  }

  dd {
    margin: 0;
    font-weight: ${token.weight.strong};
    font-variant-numeric: tabular-nums;
    /* Room for the largest figure, so that nothing beside it moves as it changes. */
    min-inline-size: 5.5em;
  }
`;
