import styled from 'styled-components';
import { IconButton, media, token } from '#ui-kit';

/** Space of the icon within the row of figures. */
export const IconSlot = styled.span`
  display: inline-block;
  inline-size: ${token.space.roomy};
  block-size: 1lh;
  vertical-align: top;
`;

/**
 * Fills the start of the row from edge to edge. The distance from the runs prevents a press beside a run from opening
 * the replay. The icon aligns with the figures, half a line below the middle.
 */
export const OpenReplayButton = styled(IconButton)`
  position: absolute;
  inset-block: 0;
  inset-inline-start: 0;
  z-index: ${token.layer.overlay};
  place-items: center start;
  inline-size: calc(${token.space.vast} + ${token.space.tiny});
  block-size: auto;
  padding-inline-start: ${token.space.base};
  color: ${token.ink.faint};

  & > svg {
    margin-block-start: calc(${token.text.body} * ${token.leading.snug});
  }
  ${media.hover} {
    &:hover:not([aria-disabled='true']) {
      background: none;
      color: ${token.ink.main};
    }
  }
`;
