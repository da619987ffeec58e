import styled from 'styled-components';
import { media } from '../../theme/media.ts';
import { token } from '../../theme/tokens.ts';

export const Ladder = styled.div`
  font-variant-numeric: tabular-nums;
`;

/** Every row has the same known height and columns: prices move, rows do not. */
export const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1.1fr) ${token.cell.width} minmax(0, 1.1fr) minmax(0, 1.3fr);
  column-gap: ${token.space.hair};
  align-items: stretch;
  block-size: ${token.control.small};
  border-block-start: ${token.rule.hair} solid ${token.line.soft};
  contain: strict;

  &[data-heads] {
    block-size: ${token.cell.head};
    border-block-start: 0;
    color: ${token.ink.faint};
    font-size: ${token.text.micro};
  }
  /* The border above a row is outside its touch target. */
  ${media.phone} {
    block-size: calc(${token.control.small} + ${token.rule.hair});
  }
  ${media.small} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) 56px minmax(0, 1fr) minmax(0, 1.4fr);
  }
`;

export const ColumnName = styled.span`
  align-self: center;
  overflow: hidden;
  text-align: center;
  text-overflow: ellipsis;
  white-space: nowrap;

  &[data-place='closing'] {
    padding-inline-end: ${token.space.snug};
    text-align: end;
  }
`;

export const OwnBetsCell = styled.div`
  display: grid;
  align-content: center;
  padding-inline-start: ${token.space.snug};
  overflow: hidden;
  font-size: ${token.text.micro};
  font-weight: ${token.weight.strong};
  line-height: ${token.leading.digits};
  white-space: nowrap;

  & > [data-side='back'] {
    color: ${token.back.edge};
  }
  & > [data-side='lay'] {
    color: ${token.lay.edge};
  }
`;

export const PriceHead = styled.div`
  display: grid;
  place-content: center;
  background: ${token.surface.sunk};
  font-weight: ${token.weight.strong};
`;

export const CellSlot = styled.div`
  display: grid;
`;

/** Side and level are attributes: one rule for every cell of the ladder. */
export const Cell = styled.button`
  --kit-ladder-fill: transparent;
  --kit-ladder-ink: ${token.back.ink};
  --kit-ladder-edge: ${token.back.edge};
  min-inline-size: 0;
  padding: 0;
  overflow: hidden;
  border: 0;
  background: var(--kit-ladder-fill);
  color: var(--kit-ladder-ink);
  font-size: ${token.text.quiet};
  cursor: pointer;

  &[data-side='lay'] {
    --kit-ladder-ink: ${token.lay.ink};
    --kit-ladder-edge: ${token.lay.edge};
  }
  &[data-side='back'][data-level='0'] {
    --kit-ladder-fill: ${token.back.best};
  }
  &[data-side='back'][data-level='1'] {
    --kit-ladder-fill: ${token.back.second};
  }
  &[data-side='back'][data-level='2'] {
    --kit-ladder-fill: ${token.back.third};
  }
  &[data-side='lay'][data-level='0'] {
    --kit-ladder-fill: ${token.lay.best};
  }
  &[data-side='lay'][data-level='1'] {
    --kit-ladder-fill: ${token.lay.second};
  }
  &[data-side='lay'][data-level='2'] {
    --kit-ladder-fill: ${token.lay.third};
  }
  &[data-level='0'] {
    font-weight: ${token.weight.heavy};
  }

  [data-freshness='stale'] &[data-side][data-level] {
    --kit-ladder-fill: ${token.surface.hover};
    --kit-ladder-ink: ${token.ink.soft};
  }
  ${media.hover} {
    &:hover:not([aria-disabled='true']) {
      box-shadow: inset 0 0 0 ${token.rule.hair} var(--kit-ladder-edge);
    }
  }
  &[aria-disabled='true'] {
    cursor: not-allowed;
  }
  &:focus-visible {
    outline-offset: calc(-1 * ${token.rule.bold});
  }
  /* Without its background a price without an offer would be invisible. */
  @media (forced-colors: active) {
    border: ${token.rule.hair} solid ButtonBorder;
  }
`;

export const ClosingCell = styled.div`
  display: grid;
  align-content: center;
  justify-content: end;
  padding-inline-end: ${token.space.snug};
  overflow: hidden;
  font-size: ${token.text.quiet};
`;
