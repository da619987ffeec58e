import styled from 'styled-components';
import { token } from '#ui-kit';

export const LadderToolbar = styled.div`
  display: flex;
  align-items: center;
  gap: ${token.space.snug};
  min-block-size: calc(${token.control.small} + 2 * ${token.space.tiny});
  padding-inline: ${token.space.base};
`;

/** Keeps its height while it is empty. */
export const BlockStatus = styled.p`
  flex: 1;
  color: ${token.warn.main};
  font-size: ${token.text.small};
  font-weight: ${token.weight.strong};
`;

export const LadderNotes = styled.div`
  display: grid;
  gap: ${token.space.tiny};
  padding: ${token.space.snug} ${token.space.base} ${token.space.base};
  border-block-start: ${token.rule.hair} solid ${token.line.soft};
  color: ${token.ink.soft};
  font-size: ${token.text.small};
`;

export const RunnerTabs = styled.div`
  padding-block-start: ${token.space.snug};
  & [role='tablist'] {
    padding-inline: ${token.space.base};
  }
`;
