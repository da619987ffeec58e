import styled from 'styled-components';
import { token } from '#ui-kit';

export const HistorySearch = styled.div`
  max-inline-size: 20rem;
`;

export const HistoryItem = styled.li`
  display: flex;
  align-items: center;
  gap: ${token.space.base};
  padding: ${token.space.small} 0;

  & + & {
    border-block-start: ${token.rule.hair} solid ${token.line.soft};
  }
`;

export const HistoryItemName = styled.p`
  display: flex;
  flex: 1 1 auto;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${token.space.snug};
  min-inline-size: 0;
  overflow-wrap: anywhere;

  & > b {
    font-weight: ${token.weight.strong};
  }
  & > small {
    color: ${token.ink.soft};
    font-size: ${token.text.small};
    font-variant-numeric: tabular-nums;
  }
`;
