import styled from 'styled-components';
import { token } from '../../theme/tokens.ts';

export const AmountBarList = styled.ul`
  display: grid;
  gap: ${token.space.snug};
  padding: 0;
  font-size: ${token.text.quiet};
  list-style: none;
`;

export const AmountBar = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${token.space.hair} ${token.space.base};
  align-items: baseline;
  overflow-wrap: anywhere;

  & a {
    color: ${token.accent.main};
    font-weight: ${token.weight.medium};
  }
`;

/** Losses extend to the left of the middle, gains to the right. */
export const BarTrack = styled.span`
  position: relative;
  grid-row: 2;
  grid-column: 1 / -1;
  block-size: ${token.space.base};
  border-radius: ${token.radius.chip};
  background: linear-gradient(${token.line.strong} 0 0) center / ${token.rule.hair} 100% no-repeat ${token.surface.sunk};
  direction: ltr;
  forced-color-adjust: none;

  &::after {
    content: '';
    position: absolute;
    inset-block: ${token.space.hair};
    left: 50%;
    inline-size: calc(50% * var(--kit-bar-share));
    background: ${token.gain.main};
  }
  &[data-direction='loss']::after {
    right: 50%;
    left: auto;
    background: ${token.loss.main};
  }
  &[data-one-sided] {
    background: ${token.surface.sunk};
    direction: inherit;
  }
  &[data-one-sided]::after {
    inset-inline: 0 auto;
    inline-size: calc(100% * var(--kit-bar-share));
  }
`;
