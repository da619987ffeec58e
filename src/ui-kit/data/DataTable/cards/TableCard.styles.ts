import styled from 'styled-components';
import { media } from '../../../theme/media.ts';
import { token } from '../../../theme/tokens.ts';
import { ToggleButton } from '../grid/TableRow.styles.ts';

const DETAILS_SIZE = token.control.small;

export const CardSection = styled.tbody`
  display: block;
`;

/** A band of the page's colour separates cards; forced colours keep a line. */
export const CardRow = styled.tr`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space.tiny} ${token.space.base};
  align-items: start;
  padding: ${token.space.base};
  border-block-end: ${token.space.small} solid ${token.surface.sunk};

  ${media.hover} {
    &:hover {
      background: ${token.surface.hover};
    }
  }
  @media (forced-colors: active) {
    border-block-end: ${token.rule.bold} solid;
  }
`;

export const CardCell = styled.td`
  flex: 0 1 auto;
  min-inline-size: 0;
  padding: 0;
  text-align: start;
  overflow-wrap: anywhere;

  & > span {
    white-space: normal;
  }
  /* The title leaves space for the button of the details only, so that every other cell begins below it. */
  &[data-place='title'] {
    flex: 1 1 0;
    min-inline-size: calc(100% - ${DETAILS_SIZE} - ${token.space.base});
    font-size: ${token.text.body};
    font-weight: ${token.weight.strong};
  }
  &[data-place='details'] {
    flex: none;
    /* The button is taller than a line, and must not push the next line away. */
    block-size: 1lh;
    margin-inline-end: calc(-1 * ${token.space.snug});
  }
  &[data-place='subtitle'] {
    flex-basis: 100%;
    color: ${token.ink.soft};
  }
  &[data-place='lead'] {
    flex: 1 1 calc(50% - ${token.space.base});
    font-size: ${token.text.lead};
    font-weight: ${token.weight.strong};
    font-feature-settings: 'tnum';
  }
  &[data-place='lead'] small {
    font-weight: ${token.weight.regular};
  }
  &[data-place='lead'] + &[data-place='lead'] {
    text-align: end;
  }
  &[data-place='fact'] {
    font-feature-settings: 'tnum';
  }
  &:focus-visible {
    outline-offset: ${token.rule.hair};
  }
  & a {
    color: ${token.accent.main};
  }
`;

export const LeadLabel = styled.span`
  display: block;
  color: ${token.ink.soft};
  font-size: ${token.text.small};
  font-weight: ${token.weight.regular};
`;

export const FactLabel = styled.span`
  color: ${token.ink.soft};
`;

export const DetailsButton = styled(ToggleButton)`
  margin-block-start: calc((1lh - ${DETAILS_SIZE}) / 2);

  &[aria-expanded='true'] > svg {
    rotate: 180deg;
  }
  [dir='rtl'] &:not([aria-expanded='true']) > svg {
    rotate: none;
  }
`;

/** For screen readers only. */
export const CardHeadRows = styled.thead`
  position: absolute;
  inline-size: ${token.rule.hair};
  block-size: ${token.rule.hair};
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

/** The total of the rows, as a last card. */
export const CardFoot = styled.tfoot`
  display: block;
  background: ${token.surface.sunk};
  font-weight: ${token.weight.strong};

  & > tr {
    border: 0;
  }
`;

export const SortBar = styled.div`
  display: flex;
  gap: ${token.space.snug};
  align-items: center;
  justify-content: end;
  block-size: calc(${token.control.small} + 2 * ${token.space.snug} + ${token.space.small});
  padding: ${token.space.snug} ${token.space.base};
  border-block-end: ${token.space.small} solid ${token.surface.sunk};
`;

export const CardSkeletonRow = styled.div`
  display: grid;
  gap: ${token.space.tiny};
  padding: ${token.space.base};
  border-block-end: ${token.space.small} solid ${token.surface.sunk};
`;

/** As high as the line of the same place in a card. */
export const CardSkeletonLine = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  block-size: 1lh;

  &[data-place='title'] {
    font-size: ${token.text.body};
  }
  &[data-place='lead'] {
    /* The label above the figure. */
    padding-block-start: calc(${token.text.small} * ${token.leading.base});
    box-sizing: content-box;
    font-size: ${token.text.lead};
  }
`;
