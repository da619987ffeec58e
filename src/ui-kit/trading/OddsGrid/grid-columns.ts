import { css } from 'styled-components';
import { media } from '../../theme/media.ts';
import { token } from '../../theme/tokens.ts';

/**
 * Container narrower than six prices, a name and a figure, between the left column and the rail. In rem, because larger
 * letters need more space.
 */
export const narrowMarket = '@container market (max-width: 35rem)';

/** Container narrower than a name beside two prices, with letters twice as large on a phone. */
export const crampedMarket = '@container market (max-width: 15rem)';

/** Container too narrow for the name and two buttons in one line. */
export const thinMarket = '@container market (max-width: 18rem)';

/** Grid columns of a market. Known widths let heads, rows and overlays align without one shared grid. */
export const priceWidths = css`
  --kit-price-width: ${token.cell.width};
  --kit-side-width: calc(
    var(--kit-side-cells) * var(--kit-price-width) + (var(--kit-side-cells) - 1) * ${token.space.tiny}
  );
  --kit-prices-end: calc(${token.space.tiny} + var(--kit-aside-width) + ${token.space.tiny});

  ${media.phone} {
    --kit-price-width: ${token.cell.phoneWidth};
    --kit-prices-end: ${token.space.snug};
  }
`;

/** One line of a market. Each row is contained, because it does not depend on others. */
export const gridColumns = css`
  ${priceWidths}
  display: grid;
  grid-template-columns: minmax(0, 1fr) var(--kit-side-width) var(--kit-side-width) var(--kit-aside-width);
  column-gap: ${token.space.tiny};
  align-items: center;
  padding-inline: ${token.space.base} ${token.space.tiny};

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr) var(--kit-side-width) var(--kit-side-width);
    padding-inline-end: ${token.space.snug};
    & > [data-place='aside'] {
      display: none;
    }
  }
`;
