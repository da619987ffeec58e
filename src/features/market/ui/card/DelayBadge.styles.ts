import styled from 'styled-components';

/** As wide as the widest of its usual texts, which lie invisibly over each other. */
export const DelayPlace = styled.span`
  display: inline-grid;

  &::before,
  &::after,
  & > span {
    grid-area: 1 / 1;
  }
  &::before,
  &::after {
    visibility: hidden;
  }
  &::before {
    content: attr(data-usual);
  }
  &::after {
    content: attr(data-none);
  }
`;
