import { css } from 'styled-components';
import { media } from '../theme/media.ts';
import { token } from '../theme/tokens.ts';

/** The cells' width is known, so head and rows agree without being one grid: each row can be contained. */
export const columns = css`
  --price-width: ${token.cell.width};
  --side-width: calc(var(--side-cells) * var(--price-width) + (var(--side-cells) - 1) * ${token.space.tiny});
  --prices-end: calc(${token.space.tiny} + var(--aside) + ${token.space.tiny});
  display: grid;
  grid-template-columns: minmax(0, 1fr) var(--side-width) var(--side-width) var(--aside);
  column-gap: ${token.space.tiny};
  align-items: center;
  padding-inline: ${token.space.base} ${token.space.tiny};

  ${media.phone} {
    --price-width: ${token.cell.phoneWidth};
    --prices-end: ${token.space.snug};
    grid-template-columns: minmax(0, 1fr) var(--side-width) var(--side-width);
    padding-inline-end: ${token.space.snug};
    & > [data-place='aside'] {
      display: none;
    }
  }
`;
