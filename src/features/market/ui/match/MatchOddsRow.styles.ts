import styled from 'styled-components';
import { media, token } from '#ui-kit';

export const RowPrices = styled.div`
  position: relative;
  contain: layout style;
`;

export const PriceColumns = styled.div`
  display: grid;
  grid-template-columns: var(--app-odds-columns, repeat(3, 1fr));
  grid-auto-flow: var(--app-odds-flow, row);
  grid-auto-columns: minmax(0, 1fr);
  gap: ${token.space.small};
`;

export const RunnerPrices = styled.div`
  display: flex;
  flex-direction: var(--app-pair-direction, row);
  gap: ${token.space.hair};
  min-inline-size: 0;

  &:empty {
    display: var(--app-empty-runner, flex);
  }
  /* Six cells share a phone's width. */
  ${media.phone} {
    & [data-cell] {
      flex: 1 1 auto;
      inline-size: var(--kit-cell-width, auto);
      max-inline-size: 100%;
      min-inline-size: 0;
    }
  }
`;

/** Lets presses through to the cells below, which are locked. */
export const OverlayLabel = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  border-radius: ${token.radius.cell};
  background: color-mix(in srgb, ${token.surface.panel} 90%, ${token.surface.cover});
  color: ${token.warn.main};
  font-size: ${token.text.small};
  font-weight: ${token.weight.heavy};
  text-transform: uppercase;
  pointer-events: none;

  @media (forced-colors: active) {
    border: ${token.rule.hair} dashed CanvasText;
    background: Canvas;
  }
`;
