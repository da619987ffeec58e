import styled from 'styled-components';
import { media, token } from '#ui-kit';

export const BalanceList = styled.dl`
  display: flex;
  gap: ${token.space.wide};
  margin: 0;
  text-align: end;

  ${media.phone} {
    gap: ${token.space.base};
  }
  /* Stacked, so that the header stays one row high. */
  ${media.small} {
    display: grid;
    gap: 0;
  }
`;

export const BalanceEntry = styled.div`
  display: grid;

  ${media.small} {
    display: flex;
    gap: ${token.space.small};
    align-items: baseline;
    justify-content: space-between;
  }

  dt {
    color: ${token.ink.soft};
    font-size: ${token.text.micro};
  }

  dd {
    margin: 0;
    font-weight: ${token.weight.strong};
    font-variant-numeric: tabular-nums;
    /* Fits the largest figure, so that a change moves nothing beside it. */
    min-inline-size: 5.5em;
  }
`;
