import styled from 'styled-components';
import { token } from '../theme/tokens.ts';

/** Docs pages stand on Storybook's own surface: the guide brings the kit's. */
export const Sheet = styled.div`
  overflow-x: auto;
  padding: ${token.space.roomy};
  border: ${token.rule.hair} solid ${token.line.soft};
  border-radius: ${token.radius.card};
  background: ${token.surface.panel};
  color: ${token.ink.main};
  font-family: ${token.font.body};
  font-size: ${token.text.quiet};
`;

export const Grid = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;

  & th,
  & td {
    padding: ${token.space.small} ${token.space.snug};
    border-block-end: ${token.rule.hair} solid ${token.line.soft};
    text-align: start;
    white-space: nowrap;
  }
  & th {
    color: ${token.ink.soft};
    font-weight: ${token.weight.medium};
  }
  & [data-align='end'] {
    text-align: end;
  }
`;

export const Swatch = styled.span`
  display: inline-block;
  inline-size: ${token.control.small};
  block-size: ${token.control.target};
  margin-inline-end: ${token.space.snug};
  border: ${token.rule.hair} solid ${token.line.strong};
  border-radius: ${token.radius.chip};
  vertical-align: middle;
`;
