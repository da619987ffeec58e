import styled from 'styled-components';
import { token } from '#ui-kit';

export const ClockLabel = styled.span`
  display: inline-flex;
  flex: none;
  gap: ${token.space.tiny};
  align-items: center;
  color: ${token.ink.soft};
  font-size: ${token.text.small};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  & > a {
    display: inline-flex;
    gap: ${token.space.tiny};
    align-items: center;
    min-block-size: ${token.control.target};
    color: inherit;
  }
  & > a:hover {
    color: ${token.accent.main};
  }
`;

/** Fits the longest duration, so that a new minute moves nothing. */
export const DurationText = styled.span`
  min-inline-size: 11ch;
`;
