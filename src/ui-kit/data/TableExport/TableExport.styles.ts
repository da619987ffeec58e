import styled from 'styled-components';
import { token } from '../../theme/tokens.ts';

export const ExportBar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space.snug};
  align-items: center;
  justify-content: flex-end;

  @media print {
    display: none;
  }
`;

export const ProgressText = styled.div`
  display: flex;
  gap: ${token.space.snug};
  align-items: center;
  color: ${token.ink.soft};
  font-size: ${token.text.quiet};

  /* A live region must exist before it changes. While empty, it takes no space. */
  &:empty {
    position: absolute;
  }
  &[data-tone='failed'] {
    color: ${token.loss.main};
  }
`;

/** Looks like a button of the kit. The menu's trigger is the real button. */
export const TriggerLabel = styled.span`
  display: inline-flex;
  gap: ${token.space.snug};
  align-items: center;
  min-block-size: ${token.control.medium};
  padding-inline: ${token.space.base};
  border: ${token.rule.hair} solid ${token.line.soft};
  border-radius: ${token.radius.control};
  background: ${token.surface.panel};
  font-weight: ${token.weight.strong};
`;
