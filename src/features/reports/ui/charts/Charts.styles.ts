import styled from 'styled-components';
import { media, token } from '#ui-kit';

export const Charts = styled.div`
  display: grid;
  gap: ${token.space.base};
  min-inline-size: 0;

  ${media.wide} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
    align-items: start;
  }
`;

/** The drawing itself; its lines and words take their colours from the theme. */
export const ChartBox = styled.div`
  min-inline-size: 0;
  /* Figures run from left to right in every script. */
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

export const Words = styled.p`
  margin-block-end: ${token.space.base};
  color: ${token.ink.soft};
  font-size: ${token.text.quiet};
`;

export const Name = styled.h3`
  margin-block-end: ${token.space.tiny};
  color: ${token.ink.soft};
  font-size: ${token.text.small};
  font-weight: ${token.weight.medium};
`;

export const Tip = styled.div`
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

export const AsTable = styled.details`
  margin-block-start: ${token.space.base};

  & > summary {
    min-block-size: ${token.control.target};
    color: ${token.accent.main};
    font-size: ${token.text.quiet};
    cursor: pointer;
  }
`;
