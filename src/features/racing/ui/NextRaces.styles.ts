import styled from 'styled-components';
import { token } from '#ui-kit';

export const RaceItem = styled.li`
  & + & {
    border-block-start: ${token.rule.hair} solid ${token.line.soft};
  }
  & > a {
    display: grid;
    gap: ${token.space.base};
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;
    min-block-size: ${token.control.medium};
    padding-inline: ${token.space.roomy};
    font-variant-numeric: tabular-nums;
  }
  & > a:hover {
    background: ${token.surface.hover};
  }
  & time {
    font-weight: ${token.weight.strong};
  }
`;

export const TimeLeft = styled.span`
  color: ${token.ink.soft};
  font-size: ${token.text.quiet};
`;

/** As high as the row that replaces it. */
export const RaceRowSkeleton = styled.span`
  display: grid;
  align-items: center;
  min-block-size: ${token.control.medium};
  padding-inline: ${token.space.roomy};
`;
