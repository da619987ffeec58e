import styled from 'styled-components';
import { Button, media, token } from '#ui-kit';

/** At the end of its line. Reserves the line until the addresses have loaded. */
export const FrameButtons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space.tiny};
  margin-inline-start: auto;
  min-block-size: ${token.control.small};
`;

/** A phone shows its icon only. */
export const FrameButton = styled(Button)`
  ${media.phone} {
    inline-size: ${token.control.small};
    padding: 0;
  }
  ${media.tabletUp} {
    & > svg {
      display: none;
    }
  }
`;

export const FrameName = styled.span`
  ${media.phone} {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;

/** Takes lines of its own below the buttons. */
export const OpenFrame = styled.div`
  flex: 1 0 100%;
  min-inline-size: 0;
`;
