import styled from 'styled-components';
import { token } from '#ui-kit';

/** The drawing. Its lines and texts take their colours from the theme. */
export const ChartFrame = styled.div`
  min-inline-size: 0;
  /* Charts run from left to right in every script. */
  direction: ltr;

  & text {
    fill: ${token.ink.soft};
    font-size: ${token.text.small};
  }
  & .recharts-surface:focus-visible {
    outline: ${token.rule.bold} solid ${token.focus.ring};
    outline-offset: ${token.rule.hair};
    border-radius: ${token.radius.chip};
  }
`;

export const SummaryText = styled.p`
  margin-block-end: ${token.space.base};
  color: ${token.ink.soft};
  font-size: ${token.text.quiet};
`;

export const ChartHeading = styled.h3`
  margin-block-end: ${token.space.tiny};
  color: ${token.ink.soft};
  font-size: ${token.text.small};
  font-weight: ${token.weight.medium};
`;

export const ChartTooltip = styled.div`
  padding: ${token.space.small} ${token.space.snug};
  border: ${token.rule.hair} solid ${token.line.soft};
  border-radius: ${token.radius.control};
  background: ${token.surface.raised};
  box-shadow: ${token.shadow.float};
  font-size: ${token.text.quiet};

  & dl {
    display: grid;
    grid-template-columns: auto auto;
    gap: 0 ${token.space.base};
  }
  & dt {
    color: ${token.ink.soft};
  }
  & dd {
    text-align: end;
  }
`;

export const TableDisclosure = styled.details`
  margin-block-start: ${token.space.base};

  & > summary {
    min-block-size: ${token.control.target};
    color: ${token.accent.main};
    font-size: ${token.text.quiet};
    cursor: pointer;
  }
`;

export const SportBarList = styled.ul`
  display: grid;
  gap: ${token.space.snug};
  padding: 0;
  font-size: ${token.text.quiet};
  list-style: none;
`;

export const SportBar = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${token.space.hair} ${token.space.base};
  align-items: baseline;
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
    inline-size: calc(50% * var(--share));
    background: ${token.gain.main};
  }
  &[data-direction='loss']::after {
    right: 50%;
    left: auto;
    background: ${token.loss.main};
  }
`;
