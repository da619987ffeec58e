import styled from 'styled-components';
import { token } from '#ui-kit';

/** The ui-kit's surface on a documentation page. Content wider than a phone scrolls by itself. */
export const SheetFrame = styled.div`
  overflow-x: auto;
  margin-block: ${token.space.roomy};
  padding: ${token.space.roomy};
  border: ${token.rule.hair} solid ${token.line.soft};
  border-radius: ${token.radius.card};
  background: ${token.surface.panel};
  color: ${token.ink.main};
  font-family: ${token.font.body};
  font-size: ${token.text.quiet};
  line-height: ${token.leading.snug};
`;

export const GuideGrid = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;

  & th,
  & td {
    padding: ${token.space.small} ${token.space.snug};
    border-block-end: ${token.rule.hair} solid ${token.line.soft};
    text-align: start;
    vertical-align: baseline;
  }
  & thead th {
    color: ${token.ink.soft};
  }
  & th {
    font-weight: ${token.weight.medium};
    white-space: nowrap;
  }
  & td:not([data-align='end']) {
    min-inline-size: 9rem;
  }
  & [data-align='end'] {
    text-align: end;
    white-space: nowrap;
  }
  & caption {
    padding-block-end: ${token.space.snug};
    font-weight: ${token.weight.strong};
    text-align: start;
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

export const Sample = styled.b`
  display: inline-block;
  margin-inline-end: ${token.space.snug};
  padding-inline: ${token.space.small};
  border-radius: ${token.radius.chip};
`;

export const Bar = styled.span`
  display: block;
  block-size: ${token.space.base};
  border-radius: ${token.radius.chip};
  background: ${token.accent.main};
`;

export const Controls = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space.base};
  align-items: end;
  margin-block-end: ${token.space.roomy};
`;

export const Key = styled.kbd`
  display: inline-block;
  margin-inline-end: ${token.space.tiny};
  padding-inline: ${token.space.small};
  border: ${token.rule.hair} solid ${token.line.strong};
  border-radius: ${token.radius.chip};
  background: ${token.surface.sunk};
  font-family: inherit;
  white-space: nowrap;
`;

export const ActionLink = styled.a`
  color: ${token.accent.main};
  text-decoration: underline;
`;
