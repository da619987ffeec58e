import styled from 'styled-components';
import { media, token } from '#ui-kit';

export const LoadingGroup = styled.div`
  display: contents;
`;

export const LeadText = styled.p`
  color: ${token.ink.soft};
  font-size: ${token.text.quiet};
`;

export const MutedText = styled.p`
  color: ${token.ink.soft};
  font-size: ${token.text.small};
`;

export const CurrentLimitText = styled.p`
  font-size: ${token.text.title};
  font-weight: ${token.weight.strong};
  font-variant-numeric: tabular-nums;
`;

export const LimitFormGrid = styled.form`
  display: grid;
  gap: ${token.space.base};
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: start;
`;

export const FormActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space.snug};
  grid-column: 1 / -1;
`;

export const UsageMeter = styled.meter`
  inline-size: 100%;
  block-size: ${token.space.snug};
  margin-block: ${token.space.small} ${token.space.tiny};
`;

/** Covers a value that only keeps the space of the coming one. */
export const ValuePlace = styled.span`
  border-radius: ${token.radius.chip};
  background: ${token.surface.hover};

  & > span {
    visibility: hidden;
  }
`;

export const SummaryTable = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font-size: ${token.text.quiet};

  & th,
  & td {
    padding: ${token.space.small} ${token.space.tiny};
    border-block-end: ${token.rule.hair} solid ${token.line.soft};
    text-align: end;
    overflow-wrap: anywhere;
  }
  & th {
    color: ${token.ink.soft};
    font-weight: ${token.weight.medium};
  }
  & th[scope='row'] {
    padding-inline-start: 0;
    text-align: start;
    white-space: normal;
  }
  & tbody tr:last-child > * {
    border-block-end: 0;
  }
  ${media.small} {
    font-size: ${token.text.small};
  }
`;
