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

  /* It is there before it speaks, so that it is heard; until then it takes no room. */
  &:empty {
    position: absolute;
  }
  &[data-tone='failed'] {
    color: ${token.loss.main};
  }
`;

/** Looks like a button of the kit; the menu's trigger is the real one. */
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
