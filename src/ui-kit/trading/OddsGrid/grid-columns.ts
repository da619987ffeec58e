import { css } from 'styled-components';
import { media } from '../../theme/media.ts';
import { token } from '../../theme/tokens.ts';

/** Narrower than six prices, a name and a figure: between the left column and the rail. In rem: larger letters need more room. */
export const narrowMarket = '@container market (max-width: 35rem)';

/** Narrower than a name beside two prices: letters twice as large on a phone. */
export const crampedMarket = '@container market (max-width: 15rem)';

/** Too narrow for badges beside the market's name. */
export const thinMarket = '@container market (max-width: 20rem)';

/** Where the prices stand in a market: known widths, so that heads, rows and overlays agree without being one grid. */
export const priceWidths = css`
  --price-width: ${token.cell.width};
  --side-width: calc(var(--side-cells) * var(--price-width) + (var(--side-cells) - 1) * ${token.space.tiny});
  --prices-end: calc(${token.space.tiny} + var(--aside) + ${token.space.tiny});

  ${media.phone} {
    --price-width: ${token.cell.phoneWidth};
    --prices-end: ${token.space.snug};
  }
`;

/** One line of a market; each row can be contained because none needs the others. */
export const gridColumns = css`
  ${priceWidths}
  display: grid;
  grid-template-columns: minmax(0, 1fr) var(--side-width) var(--side-width) var(--aside);
  column-gap: ${token.space.tiny};
  align-items: center;
  padding-inline: ${token.space.base} ${token.space.tiny};

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr) var(--side-width) var(--side-width);
    padding-inline-end: ${token.space.snug};
    & > [data-place='aside'] {
      display: none;
    }
  }
`;
