import styled from 'styled-components';
import { media } from '../../../theme/media.ts';
import { token } from '../../../theme/tokens.ts';

export const BodyRow = styled.tr`
  ${media.hover} {
    &:hover {
      background: ${token.surface.hover};
    }
  }
`;

/**
 * A figure wraps only when its column is narrower than the figure, for example with letters twice as large on a phone.
 */
export const DataCell = styled.td`
  & > span {
    white-space: normal;
  }
  padding: ${token.space.snug} ${token.space.base};
  border-block-end: ${token.rule.hair} solid ${token.line.soft};
  overflow-wrap: anywhere;
  vertical-align: middle;

  &[data-align='end'] {
    text-align: end;
    font-feature-settings: 'tnum';
  }
  &[data-toggle] {
    padding: 0;
    padding-inline-start: ${token.space.tiny};
  }
  &:focus-visible {
    outline-offset: calc(-1 * ${token.rule.bold});
  }
  & a {
    color: ${token.accent.main};
    font-weight: ${token.weight.medium};
  }
  ${media.hover} {
    & a:hover {
      text-decoration: underline;
    }
  }
`;

export const ToggleButton = styled.button`
  display: grid;
  place-items: center;
  inline-size: ${token.control.small};
  block-size: ${token.control.small};
  border: 0;
  border-radius: ${token.radius.control};
  background: none;
  color: ${token.ink.soft};
  cursor: pointer;

  & > svg {
    transition: rotate 0s;
  }
  &[aria-expanded='true'] > svg {
    rotate: 90deg;
  }
  [dir='rtl'] &:not([aria-expanded='true']) > svg {
    rotate: 180deg;
  }
  &:focus-visible {
    outline-offset: calc(-1 * ${token.rule.bold});
  }
`;

export const DetailList = styled.dl`
  display: grid;
  grid-template-columns: fit-content(45%) minmax(0, 1fr);
  gap: ${token.space.tiny} ${token.space.base};
  padding: ${token.space.tiny} ${token.space.snug} ${token.space.snug};

  & > dt {
    color: ${token.ink.soft};
  }
  & > dd {
    overflow-wrap: anywhere;
  }
`;

export const TotalCell = styled.td`
  position: sticky;
  inset-block-end: 0;
  padding: ${token.space.snug} ${token.space.base};
  border-block-start: ${token.rule.hair} solid ${token.line.strong};
  background: ${token.surface.sunk};
  font-weight: ${token.weight.strong};

  text-align: start;
  overflow-wrap: anywhere;

  & > span {
    white-space: normal;
  }
  &[data-align='end'] {
    text-align: end;
    font-feature-settings: 'tnum';
  }
  & > small {
    color: ${token.ink.soft};
    font-weight: ${token.weight.medium};
  }
  @media print {
    position: static;
  }
`;

/** In print the foot follows the last row and appears once: browsers repeat a foot on every page, over its rows. */
export const TotalsFoot = styled.tfoot`
  @media print {
    display: table-row-group;
  }
  /* In print it follows the last row. */
  @media print {
    position: static;
  }
`;

export const SpacerCell = styled.td`
  padding: 0;
`;
