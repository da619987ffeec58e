import styled from 'styled-components';
import { token } from '#ui-kit';

export const DetailList = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: grid;
    gap: ${token.space.base};
    justify-items: start;
    padding: ${token.space.base} ${token.space.roomy};
  }
  & > li + li {
    border-block-start: ${token.rule.hair} solid ${token.line.soft};
  }
  &:focus-visible {
    outline-offset: calc(-1 * ${token.rule.bold});
  }
`;

export const DetailFields = styled.dl`
  display: grid;
  gap: ${token.space.tiny};
  inline-size: 100%;
  margin: 0;

  & > div {
    display: grid;
    grid-template-columns: 8.5rem minmax(0, 1fr);
    gap: ${token.space.snug};
    align-items: baseline;
  }
  dt {
    color: ${token.ink.soft};
    font-size: ${token.text.quiet};
    overflow-wrap: anywhere;
  }
  dd {
    margin: 0;
    font-weight: ${token.weight.medium};
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
`;

export const DetailName = styled.p`
  margin-block-end: ${token.space.snug};
  font-weight: ${token.weight.strong};
  overflow-wrap: anywhere;
`;
