import styled from 'styled-components';
import { animation, media, token } from '#ui-kit';

export const TickerRoot = styled.section`
  display: flex;
  flex: 1;
  gap: ${token.space.tiny};
  align-items: center;
  min-inline-size: 0;
`;

export const TickerTitle = styled.span`
  flex: none;
  font-size: ${token.text.small};
  font-weight: ${token.weight.strong};

  & > a {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    min-block-size: ${token.control.target};
    min-inline-size: ${token.control.target};
    padding-inline: ${token.space.tiny};
    color: ${token.accent.main};
  }
`;

export const PauseButton = styled.button`
  display: none;
  flex: none;
  place-items: center;
  inline-size: ${token.control.target};
  block-size: ${token.control.target};
  padding: 0;
  border: 0;
  border-radius: ${token.radius.chip};
  background: none;
  color: ${token.ink.soft};
  cursor: pointer;

  &:hover {
    background: ${token.surface.hover};
  }
  ${media.motion} {
    display: grid;
  }
`;

/** Has a fixed size for every headline. */
export const TickerTrack = styled.div`
  flex: 1;
  min-inline-size: 0;
  overflow: hidden;
  color: ${token.ink.soft};
  font-size: ${token.text.small};
  contain: strict;
  block-size: max(${token.control.target}, 2em);
`;

/** Slides in and then stands still. A moving text costs a frame per refresh of the screen and is hard to read. */
export const Headline = styled.p`
  overflow: hidden;
  line-height: max(${token.control.target}, 2em);
  text-overflow: ellipsis;
  white-space: nowrap;

  ${media.motion} {
    animation: ${animation.rise} ${token.motion.modal} ${token.motion.ease};
  }
`;
