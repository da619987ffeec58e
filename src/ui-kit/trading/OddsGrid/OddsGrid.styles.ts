import styled from 'styled-components';
import { media } from '../../theme/media.ts';
import { ownDirection } from '../../theme/own-direction.ts';
import { token } from '../../theme/tokens.ts';
import { crampedMarket, gridColumns, narrowMarket, priceWidths, thinMarket } from './grid-columns.ts';
import { Overlay } from './OddsRow.styles.ts';

/** The browser skips a market off screen, and a row's change stays in its row (docs/performance.md). */
export const MarketSection = styled.section`
  --kit-side-cells: 3;
  --kit-aside-width: 0px;
  position: relative;
  min-inline-size: 0;
  border: ${token.rule.hair} solid ${token.line.soft};
  border-radius: ${token.radius.card};
  background: ${token.surface.panel};
  box-shadow: ${token.shadow.rest};
  content-visibility: auto;
  /* Its height without wrapped names, for the frame before the browser lays it out. */
  contain-intrinsic-block-size: auto calc(var(--kit-market-rows, 2) * ${token.cell.row} + 4.5rem);

  &[data-columns='pair'] {
    --kit-side-cells: 1;
  }
  &[data-columns='limits'] {
    --kit-side-cells: 1;
    --kit-aside-width: calc(${token.cell.width} + ${token.space.wide});
  }
  ${media.phone} {
    --kit-side-cells: 1;
    contain-intrinsic-block-size: auto calc(var(--kit-market-rows, 2) * ${token.cell.phoneRow} + 4.5rem);

    &[data-columns='limits'] {
      --kit-aside-width: 0px;
    }
  }
`;

/** One line in every width: what a phone has no space for is cut from the badges, and is in the market's menu. */
export const MarketHead = styled.header`
  display: flex;
  align-items: center;
  gap: ${token.space.snug};
  /* Reserves space for a button that appears later, such as the cash-out after the first bet. */
  min-block-size: calc(${token.control.small} + 2 * ${token.space.small} + ${token.rule.hair});
  padding: ${token.space.small} ${token.space.base};
  border-block-end: ${token.rule.hair} solid ${token.line.soft};
  overflow: hidden;

  ${media.phone} {
    min-block-size: calc(${token.control.small} + ${token.rule.hair});
    padding-block: 0;
    padding-inline-end: ${token.space.hair};
  }
  ${thinMarket} {
    flex-wrap: wrap;
    gap: 0 ${token.space.snug};
  }
`;

export const MarketName = styled.h2`
  ${ownDirection}
  min-inline-size: min-content;
  font-size: ${token.text.body};
  font-weight: ${token.weight.strong};
  line-height: ${token.leading.tight};
  overflow-wrap: anywhere;

  ${thinMarket} {
    min-inline-size: 0;
  }
`;

export const Action = styled.div`
  display: flex;
  flex: 0 0 auto;
  align-items: center;
  gap: ${token.space.snug};
  margin-inline-start: auto;

  ${media.phone} {
    gap: 0;
  }
  ${thinMarket} {
    flex-shrink: 1;
    flex-wrap: wrap;
    justify-content: flex-end;
  }
`;

export const MarketNotice = styled.p`
  padding: ${token.space.small} ${token.space.base};
  border-block-end: ${token.rule.hair} solid ${token.line.soft};
  background: ${token.warn.soft};
  color: ${token.warn.main};
  font-size: ${token.text.small};
`;

export const PriceArea = styled.div`
  position: relative;
`;

export const ColumnHeads = styled.div`
  ${gridColumns}
  min-block-size: ${token.cell.head};
  color: ${token.ink.faint};
  font-size: ${token.text.micro};

  ${media.tabletUp} {
    ${narrowMarket} {
      [data-columns='levels'] & {
        grid-template-columns: 2fr 1fr 1fr 2fr;
        padding-inline: ${token.space.base} ${token.space.snug};
        & > [data-place] {
          justify-self: center;
        }
      }
    }
  }
  ${crampedMarket} {
    grid-template-columns: 1fr 1fr;
    & > :first-child {
      grid-column: 1 / -1;
    }
  }
`;

/** Limits in a longer language take two lines. */
export const ColumnName = styled.span`
  line-height: ${token.leading.tight};
  overflow-wrap: anywhere;

  &[data-place='back'],
  &[data-place='lay'] {
    inline-size: var(--kit-price-width);
    color: ${token.ink.soft};
    font-weight: ${token.weight.heavy};
    text-align: center;
  }
  &[data-place='back'] {
    justify-self: end;
  }
  &[data-place='aside'] {
    padding-inline-end: ${token.space.snug};
    text-align: end;
  }
`;

/** An overlay over all rows at once. */
export const MarketOverlay = styled(Overlay).attrs({ as: 'p' })`
  ${priceWidths}
  inset-block-start: calc(${token.cell.head} + ${token.space.tiny});
`;
