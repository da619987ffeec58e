import styled from 'styled-components';
import { media, token } from '#ui-kit';
import { compact, createScaleVariables, phone, scales } from '#ui-kit/theme/scales.ts';

export const MovingMark = styled.span`
  padding: ${token.space.small} ${token.space.base};
  border: ${token.rule.hair} solid ${token.line.strong};
  border-radius: ${token.radius.chip};

  ${media.motion} {
    transition: translate var(--app-sample-speed) ${token.motion.ease};
  }
  ${media.hover} {
    &:hover {
      translate: ${token.space.wide} 0;
    }
  }
`;

const declareVariables = (groups: Parameters<typeof createScaleVariables>[0]): string =>
  createScaleVariables(groups)
    .map(([name, value]) => `${name}: ${value};`)
    .join(' ');

/** The groups that the compact density changes, with the values of the comfortable one. */
const comfortable = Object.fromEntries(Object.entries(scales).filter(([group]) => Object.hasOwn(compact, group)));

/** The kit has no rule for a comfortable part of a compact page. */
export const DensityColumn = styled.div`
  min-inline-size: 0;
  inline-size: 12rem;

  &[data-density='comfortable'] {
    ${declareVariables(comfortable)}

    ${media.phone} {
      ${declareVariables(phone)}
    }
  }
`;

/** Zero is in the middle. */
export const ResultTrack = styled.span`
  position: relative;
  display: block;
  inline-size: 10rem;
  block-size: ${token.space.roomy};
  border-inline: ${token.rule.hair} solid ${token.line.soft};
  background: linear-gradient(${token.line.strong}, ${token.line.strong}) center / ${token.rule.hair} 100% no-repeat;
`;

export const ResultBar = styled.span`
  position: absolute;
  inset-block: ${token.space.hair};
  inset-inline-start: 50%;
  border: ${token.rule.hair} solid currentColor;
  border-radius: ${token.radius.chip};
  background: ${token.gain.main};

  &[data-sign='loss'] {
    inset-inline: auto 50%;
    background: ${token.loss.main};
  }
`;
