import styled from 'styled-components';
import { token } from '#ui-kit';

export const BookLayout = styled.div`
  display: grid;
  gap: ${token.space.base};
  min-inline-size: 0;
  container-type: inline-size;
`;

export const Summary = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space.tiny} ${token.space.wide};
  margin: 0;
  font-size: ${token.text.quiet};

  & > div {
    display: flex;
    gap: ${token.space.small};
  }
  & dt {
    color: ${token.ink.soft};
  }
  & dd {
    margin: 0;
    font-weight: ${token.weight.strong};
  }
`;

/** Chart and table side by side, or stacked when the container is narrow. */
export const ChartAndTable = styled.div`
  display: grid;
  gap: ${token.space.base};
  align-items: start;

  @container (min-width: 560px) {
    grid-template-columns: 3fr 2fr;
  }
`;

export const BandTable = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font-size: ${token.text.quiet};

  & th {
    padding: ${token.space.small} ${token.space.snug};
    color: ${token.ink.soft};
    font-weight: ${token.weight.medium};
    text-align: start;
  }
  & tbody > tr {
    border-block-start: ${token.rule.hair} solid ${token.line.soft};
  }
  & tbody > tr[aria-current] {
    background: ${token.surface.hover};
  }
  & td,
  & th:not(:first-child) {
    padding: ${token.space.small} ${token.space.snug};
    text-align: end;
  }
  & td {
    font-weight: ${token.weight.strong};
  }
  & tbody th {
    white-space: nowrap;
  }
`;
