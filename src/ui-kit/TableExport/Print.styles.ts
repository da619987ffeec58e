import styled, { createGlobalStyle } from 'styled-components';
import { token } from '../theme/tokens.ts';

/** While a sheet is printed, it is all there is on paper. */
export const OnlySheet = createGlobalStyle`
  @media print {
    body > :not([data-print-sheet]) { display: none; }
  }
`;

export const Paper = styled.section`
  display: none;
  @media print {
    display: block;
    background: white;
    color: black;
    font-size: ${token.text.micro};
  }

  & > h1 {
    font-size: ${token.text.title};
  }
  & > table {
    inline-size: 100%;
    margin-block-start: ${token.space.base};
    border-collapse: collapse;
  }
  & :is(th, td) {
    padding: ${token.space.hair} ${token.space.tiny};
    border-block-end: ${token.rule.hair} solid gray;
    overflow-wrap: anywhere;
    text-align: start;
    vertical-align: top;
  }
  & :is(th, td)[data-align='end'] {
    text-align: end;
  }
  & thead {
    display: table-header-group;
  }
  & tr {
    break-inside: avoid;
  }
`;
