import styled from 'styled-components';
import { media } from '../../theme/media.ts';
import { token } from '../../theme/tokens.ts';

/** The drawing, of fixed height. Its lines and texts take their colours from the theme. */
export const PlotFrame = styled.div`
  min-inline-size: 0;
  block-size: 9rem;
  /* Charts run from left to right in every script. */
  direction: ltr;

  &[data-draw='line'] {
    block-size: 11.25rem;
  }
  & text {
    fill: ${token.ink.soft};
    font-size: ${token.text.small};
  }
  & .recharts-surface:focus-visible {
    outline: ${token.rule.bold} solid ${token.focus.ring};
    outline-offset: ${token.rule.hair};
    border-radius: ${token.radius.chip};
  }
  @media (forced-colors: active) {
    & text {
      fill: CanvasText;
    }
    & .recharts-line-curve {
      stroke: CanvasText;
    }
    & .recharts-bar-rectangle path {
      stroke: CanvasText;
    }
  }
`;

/** On phones a sentence takes two lines, and its skeleton as much space. */
export const ChartSummary = styled.p`
  /* The margins of a skeleton stay inside. */
  display: flow-root;
  min-block-size: 1lh;
  margin-block-end: ${token.space.base};
  color: ${token.ink.soft};
  font-size: ${token.text.quiet};

  ${media.small} {
    min-block-size: 2lh;
  }
  &[data-loading] {
    position: relative;
    /* The text that will stand here. A font's letters decide how many lines it takes. */
    & > [data-usual]::before {
      content: attr(data-usual);
      visibility: hidden;
    }
    & > :last-child {
      position: absolute;
      inset-block-start: 0;
    }
  }
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

/** As high as the closed table. */
export const DisclosureSkeleton = styled.div`
  display: flex;
  align-items: center;
  min-block-size: ${token.control.target};
  margin-block-start: ${token.space.base};
  font-size: ${token.text.quiet};
`;
