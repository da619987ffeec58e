import styled from 'styled-components';
import { media, token } from '#ui-kit';

/** The chart's box. Its parts have fixed heights, so nothing moves while the chart loads. */
export const ChartPanel = styled.section`
  min-inline-size: 0;
  padding: ${token.space.tiny} ${token.space.base};
  border-block-end: ${token.rule.hair} solid ${token.line.soft};
  background: ${token.surface.sunk};
  ${media.small} {
    padding-inline: ${token.space.snug};
  }
`;

export const ToolRow = styled.div`
  display: flex;
  align-items: center;
  gap: ${token.space.tiny};
  min-inline-size: 0;
  block-size: calc(${token.control.small} + 2 * ${token.space.tiny});
`;

/** One line that scrolls sideways, so that many runners take no more height. */
export const LegendRow = styled.ul`
  display: flex;
  align-items: center;
  gap: ${token.space.base};
  min-inline-size: 0;
  block-size: 1.75rem;
  overflow: auto hidden;
  color: ${token.ink.soft};
  font-size: ${token.text.small};
  white-space: nowrap;
  scrollbar-width: none;
  ${media.small} {
    gap: ${token.space.snug};
  }

  &[data-choice] {
    block-size: calc(${token.control.small} + 2 * ${token.rule.bold});
    padding-inline: ${token.rule.bold};
    scrollbar-width: thin;
  }
`;

export const PlotArea = styled.div`
  position: relative;
  min-inline-size: 0;
  block-size: 11.5rem;
  margin-block-start: ${token.space.tiny};
`;
