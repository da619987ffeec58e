import styled from 'styled-components';
import { media } from '../../theme/media.ts';
import { token } from '../../theme/tokens.ts';

export const TableRoot = styled.div`
  display: grid;
  min-inline-size: 0;
`;

export const TableToolbar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space.snug};
  align-items: center;
  justify-content: space-between;
  padding: ${token.space.base};
  border-block-end: ${token.rule.hair} solid ${token.line.soft};

  & > :first-child:not(:last-child) {
    flex: 1 1 14rem;
    max-inline-size: 26rem;
    ${media.phone} {
      flex-basis: 100%;
      max-inline-size: none;
    }
  }
`;

/** Scrolls only with very many rows on one page. Otherwise its head sticks below the page header. */
export const ScrollFrame = styled.div`
  --kit-table-head-at: ${token.layout.header};
  min-inline-size: 0;
  border-block-start: ${token.rule.bold} solid transparent;
  overflow: clip;

  &[data-tall] {
    --kit-table-head-at: 0;
    max-block-size: min(72dvh, 56rem);
    overflow: auto;
    overscroll-behavior-y: contain;
  }
  /* Newer rows are loading. Those on screen stay readable. */
  &[aria-busy='true'] {
    border-block-start-color: ${token.accent.main};
  }
  @media print {
    max-block-size: none;
    overflow: visible;
  }
`;

export const Table = styled.table`
  inline-size: 100%;
  table-layout: fixed;
  border-collapse: separate;
  border-spacing: 0;
  font-size: ${token.text.quiet};

  &[data-cards] {
    position: relative;
    display: block;

    & > tbody,
    & > tbody > tr:not([data-row]),
    & > tbody > tr > [colspan] {
      display: block;
    }
  }
`;

export const HeadCell = styled.th`
  position: sticky;
  inset-block-start: var(--kit-table-head-at);
  z-index: ${token.layer.cover};
  padding: 0;
  border-block-end: ${token.rule.hair} solid ${token.line.soft};
  background: ${token.surface.sunk};
  color: ${token.ink.soft};
  font-size: ${token.text.small};
  font-weight: ${token.weight.strong};
  text-align: start;
  vertical-align: middle;

  & > span,
  & > button {
    padding: ${token.space.snug} ${token.space.base};
  }
  & > span {
    display: block;
    overflow-wrap: anywhere;
  }
  &[data-align='end'] {
    text-align: end;
  }
  &[aria-sort] {
    color: ${token.ink.main};
  }
  &:focus-visible {
    outline-offset: calc(-1 * ${token.rule.bold});
  }
  @media print {
    position: static;
  }
`;

export const SortButton = styled.button`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space.tiny};
  align-items: center;
  inline-size: 100%;
  min-block-size: ${token.control.small};
  border: 0;
  background: none;
  color: inherit;
  font-weight: inherit;
  text-align: start;
  cursor: pointer;

  [data-align='end'] > & {
    flex-direction: row-reverse;
    text-align: end;
  }
  & > span {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  & > svg {
    flex: none;
    color: ${token.ink.faint};
  }
  [aria-sort] > & > svg {
    color: ${token.accent.main};
  }
  &:focus-visible {
    outline-offset: calc(-1 * ${token.rule.bold});
  }
  ${media.hover} {
    &:hover {
      background: ${token.surface.hover};
    }
  }
`;
