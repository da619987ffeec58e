import styled from 'styled-components';
import { media, token } from '#ui-kit';

/** Minimum width of a card in CSS pixels. The column count uses it too. */
export const MIN_CARD_WIDTH = 148;
export const MIN_CARD_WIDTH_NARROW = 104;
export const CARD_GAP = 12;

export const GridCanvas = styled.div`
  position: relative;
`;

/** One row of cards at the offset of the virtual list. */
export const GridRow = styled.div`
  position: absolute;
  inset-block-start: 0;
  inset-inline: 0;
  display: grid;
  grid-template-columns: repeat(var(--app-game-columns), minmax(0, 1fr));
  gap: ${token.space.base};
  padding-block-end: ${token.space.roomy};
  /* Mounting a row does not reflow the other rows. */
  contain: layout style;
`;

export const SkeletonGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(9.25rem, 1fr));
  gap: ${token.space.base};

  & > * {
    display: grid;
    gap: ${token.space.small};
  }
  & > * > :first-child {
    aspect-ratio: 1;
  }
  ${media.small} {
    grid-template-columns: repeat(auto-fill, minmax(6.5rem, 1fr));
  }
`;
