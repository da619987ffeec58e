import styled from 'styled-components';
import { token } from '../../theme/tokens.ts';

export const DateRangeRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space.snug};
  align-items: center;
`;

export const DayFields = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space.snug};
  align-items: center;
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

/** As high as the list beside it. */
export const DayInput = styled.input`
  min-block-size: ${token.control.medium};
  padding-inline: ${token.space.snug};
  border: ${token.rule.hair} solid ${token.line.strong};
  border-radius: ${token.radius.control};
  background: ${token.surface.panel};
  color: ${token.ink.main};
  color-scheme: inherit;
  font-size: ${token.text.body};

  &:focus-visible {
    border-color: ${token.accent.main};
    outline: ${token.rule.hair} solid ${token.accent.main};
    outline-offset: 0;
  }
  &[aria-invalid='true'] {
    border-color: ${token.loss.main};
  }
`;

export const DayLabel = styled.label`
  display: inline-flex;
  gap: ${token.space.small};
  align-items: center;
  color: ${token.ink.soft};
  font-size: ${token.text.quiet};
`;

export const Problem = styled.p`
  color: ${token.loss.main};
  font-size: ${token.text.quiet};
`;
