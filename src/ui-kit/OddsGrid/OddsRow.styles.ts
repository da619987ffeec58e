import styled from 'styled-components';
import { media } from '../theme/media.ts';
import { token } from '../theme/tokens.ts';
import { columns, narrowMarket } from './columns.ts';

export const Row = styled.div`
  ${columns}
  position: relative;
  block-size: ${token.cell.row};
  border-block-start: ${token.rule.hair} solid ${token.line.soft};
  contain: size layout style;

  ${media.phone} {
    block-size: ${token.cell.phoneRow};
  }
  /* Between nav and rail six prices leave no room for a name: it moves above them, and they share the width. */
  ${media.tabletUp} {
    ${narrowMarket} {
      [data-columns='levels'] & {
        --price-width: auto;
        --prices-end: ${token.space.snug};
        grid-template: auto auto / 1fr 1fr;
        align-content: center;
        row-gap: ${token.space.hair};
        block-size: calc(${token.cell.row} + ${token.space.wide});
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

export const Runner = styled.div`
  min-inline-size: 0;
  line-height: ${token.leading.snug};
`;

export const RunnerName = styled.div`
  overflow: hidden;
  font-weight: ${token.weight.strong};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/** What does not fit ends in an ellipsis: a figure must not look shorter than it is. */
export const Figures = styled.div`
  min-block-size: 1lh;
  overflow: hidden;
  text-overflow: ellipsis;
  font-size: ${token.text.small};
  font-weight: ${token.weight.medium};
  white-space: nowrap;
  color: ${token.ink.faint};
`;

export const Side = styled.div`
  display: flex;
  gap: ${token.space.tiny};

  &[data-place='back'] {
    justify-content: flex-end;
  }
`;

export const Aside = styled.div`
  color: ${token.ink.faint};
  padding-inline-end: ${token.space.snug};
  font-size: ${token.text.micro};
  text-align: end;
  white-space: nowrap;
`;

/** Lies over the prices, never over the name. Takes no presses: the cells below are locked by whoever draws them. */
export const Overlay = styled.span`
  position: absolute;
  inset-block: ${token.space.tiny};
  inset-inline-end: calc(var(--prices-end) - ${token.space.hair});
  z-index: ${token.layer.cover};
  display: grid;
  place-items: center;
  inline-size: calc(2 * var(--side-width) + 2 * ${token.space.tiny});
  border: ${token.rule.hair} dashed color-mix(in srgb, ${token.warn.main} 60%, transparent);
  border-radius: ${token.radius.cell};
  background: color-mix(in srgb, ${token.surface.panel} 90%, transparent);
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

  /* It covers the focused price's own ring. */
  [role='row']:has([data-level]:focus-visible) & {
    outline: ${token.rule.bold} solid ${token.focus.ring};
  }
`;
