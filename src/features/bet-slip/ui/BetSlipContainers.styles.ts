import styled from 'styled-components';
import { breakpoint, token } from '#ui-kit';

/**
 * Docks the slip in the lower corner on one-column pages that are no phones.
 * Below the markets it would be out of sight; above them it would move the pressed price.
 */
export const SlipDock = styled.div`
  @media screen and (min-width: ${breakpoint.tabletPortrait + 1}px) and (max-width: ${breakpoint.tabletLandscape - 1}px) {
    &[data-slip='empty'] > :first-child {
      display: none;
    }
    &[data-slip='open'] {
      position: fixed;
      inset-block-end: ${token.space.roomy};
      inset-inline-end: ${token.space.roomy};
      z-index: ${token.layer.sticky};
      inline-size: ${token.layout.rail};
      max-block-size: calc(100dvh - ${token.layout.header} - 2 * ${token.space.roomy});
      overflow-y: auto;
      border-radius: ${token.radius.card};
      background: ${token.surface.panel};
      box-shadow: ${token.shadow.float};
    }
  }
`;
