import styled, { createGlobalStyle } from 'styled-components';
import { token } from '../../theme/tokens.ts';

/** The only content on paper while a sheet is printed. */
export const PrintOnlySheetStyle = createGlobalStyle`
  @page wide-sheet { size: landscape; }
  @media print {
    body > :not([data-print-sheet]) { display: none; }
  }
`;

export const PrintPage = styled.section`
  display: none;
  @media print {
    display: block;
    background: white;
    color: black;
    font-size: ${token.text.micro};
    &[data-wide] {
      page: wide-sheet;
    }
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
    overflow-wrap: break-word;
    text-align: start;
    vertical-align: top;
  }
  & :is(th, td)[data-align='end'] {
    text-align: end;
    white-space: nowrap;
  }
  & thead {
    display: table-header-group;
  }
  & tr {
    break-inside: avoid;
  }
`;
