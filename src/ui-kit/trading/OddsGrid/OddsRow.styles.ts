import styled, { css } from 'styled-components';
import { media } from '../../theme/media.ts';
import { ownDirection } from '../../theme/own-direction.ts';
import { token } from '../../theme/tokens.ts';
import { crampedMarket, gridColumns, narrowMarket } from './grid-columns.ts';

export const RunnerRow = styled.div`
  ${gridColumns}
  position: relative;
  min-block-size: ${token.cell.row};
  padding-block: ${token.space.hair};
  border-block-start: ${token.rule.hair} solid ${token.line.soft};
  contain: layout style;

  ${media.phone} {
    min-block-size: ${token.cell.phoneRow};
  }
  ${crampedMarket} {
    --kit-price-width: auto;
    grid-template: auto auto / 1fr 1fr;
    row-gap: ${token.space.tiny};
    padding: ${token.space.tiny} ${token.space.snug};
    & > [data-place='runner'],
    & > [data-place='aside'] {
      grid-column: 1 / -1;
    }
    & [data-level] {
      flex: 1 1 0;
      inline-size: auto;
      min-inline-size: 0;
    }
  }
  /* Between nav and rail a name does not fit beside six prices: it moves above them, and they share the width. */
  ${media.tabletUp} {
    ${narrowMarket} {
      [data-columns='levels'] & {
        --kit-price-width: auto;
        --kit-prices-end: ${token.space.snug};
        grid-template: auto auto / 1fr 1fr;
        align-content: center;
        row-gap: ${token.space.hair};
        min-block-size: calc(${token.cell.row} + ${token.space.wide});
        padding-inline: ${token.space.snug};
        & > [data-place='runner'] {
          grid-column: 1 / -1;
          display: flex;
          justify-content: space-between;
          padding-inline: ${token.space.tiny};
        }
        & [data-level] {
          flex: 1 1 0;
          inline-size: auto;
          min-inline-size: 0;
        }
      }
    }
  }
`;

/** The narrowest phones need the space of the crest for the name. */
const withoutCrests = '@media (max-width: 359px)';

/** As wide as a small crest and the space after it. */
const crestSpace = css`calc(1.125rem + ${token.space.snug})`;

export const RunnerCell = styled.div`
  min-inline-size: 0;
  line-height: ${token.leading.snug};

  &[data-crested] {
    padding-inline-start: ${crestSpace};

    ${withoutCrests} {
      padding-inline-start: 0;
    }
  }
`;

export const RunnerName = styled.div`
  ${ownDirection}
  position: relative;
  font-weight: ${token.weight.strong};
  overflow-wrap: anywhere;

  & > [data-crest] {
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: calc(-1 * ${crestSpace});

    ${withoutCrests} {
      display: none;
    }
  }
`;

/** A row has space for two lines of figures under a short name, so a typed bet moves no content. */
export const RunnerFigures = styled.div`
  min-block-size: 1lh;
  font-size: ${token.text.small};
  font-weight: ${token.weight.medium};
  overflow-wrap: anywhere;
  color: ${token.ink.faint};
`;

/** Fixed size: a price change is laid out inside the cell, and the rest of the market stays. */
export const PriceCells = styled.div`
  display: flex;
  gap: ${token.space.tiny};
  block-size: ${token.cell.height};
  contain: size layout style;

  ${media.phone} {
    block-size: ${token.cell.phoneHeight};
  }

  &[data-place='back'] {
    justify-content: flex-end;
  }
`;

export const AsideCell = styled.div`
  color: ${token.ink.faint};
  padding-inline-end: ${token.space.snug};
  font-size: ${token.text.micro};
  text-align: end;
  white-space: nowrap;
`;

/** Lies over the prices, never over the name. It takes no presses: the caller locks the cells below. */
export const Overlay = styled.span`
  position: absolute;
  inset-block: ${token.space.tiny};
  inset-inline-end: calc(var(--kit-prices-end) - ${token.space.hair});
  z-index: ${token.layer.cover};
  display: grid;
  place-items: center;
  inline-size: calc(2 * var(--kit-side-width) + 2 * ${token.space.tiny});
  border: ${token.rule.hair} dashed color-mix(in srgb, ${token.warn.main} 60%, transparent);
  border-radius: ${token.radius.cell};
  background: color-mix(in srgb, ${token.surface.panel} 90%, ${token.surface.cover});
  color: ${token.warn.main};
  font-size: ${token.text.small};
  font-weight: ${token.weight.heavy};
  letter-spacing: 0.04em;
  text-transform: uppercase;
  pointer-events: none;

  ${media.tabletUp} {
    ${narrowMarket} {
      [data-columns='levels'] & {
        inset-block: auto ${token.space.tiny};
        inset-inline: ${token.space.tiny};
        inline-size: auto;
        block-size: ${token.cell.height};
      }
    }
  }

  @media (forced-colors: active) {
    background: Canvas;
  }

  /* Covers the focused price's own ring. */
  [role='row']:has([data-level]:focus-visible) & {
    outline: ${token.rule.bold} solid ${token.focus.ring};
  }
`;
