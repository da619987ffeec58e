import styled from 'styled-components';
import { animation } from '../../theme/animations.ts';
import { media } from '../../theme/media.ts';
import { token } from '../../theme/tokens.ts';

/** Animates a group of skeletons as one. Sixty separate animations would take a slow phone's time. */
export const PulseGroup = styled.div`
  ${media.motion} {
    animation: ${animation.pulse} 1600ms ease-in-out infinite;
  }
`;

/** A page may set `--kit-skeleton-fill`, such as on a dark panel. */
export const SkeletonBlock = styled.span`
  display: block;
  inline-size: 100%;
  min-block-size: 1lh;
  border-radius: ${token.radius.cell};
  background: var(--kit-skeleton-fill, ${token.surface.hover});

  &[data-shape='text'] {
    block-size: 0.8em;
    min-block-size: 0.8em;
    /* With its margins as high as a line, which each script has of its own. */
    margin-block: calc((1lh - 0.8em) / 2);
    border-radius: ${token.radius.chip};
  }
  &[data-shape='cell'] {
    flex: 0 0 auto;
    inline-size: ${token.cell.width};
    block-size: ${token.cell.height};
    ${media.phone} {
      inline-size: ${token.cell.phoneWidth};
      block-size: ${token.cell.phoneHeight};
      &[data-level='1'],
      &[data-level='2'] {
        display: none;
      }
    }
  }
  &[data-shape='circle'] {
    border-radius: ${token.radius.round};
  }
  ${media.motion} {
    animation: ${animation.pulse} 1600ms ease-in-out infinite;

    ${PulseGroup} & {
      animation: none;
    }
  }
`;
