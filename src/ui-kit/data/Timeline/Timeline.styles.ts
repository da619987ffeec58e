import styled from 'styled-components';
import { token } from '../../theme/tokens.ts';

export const Steps = styled.ol`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** The line between two marks belongs to the upper step. */
export const Step = styled.li`
  --kit-step-ink: ${token.ink.faint};
  --kit-step-fill: ${token.surface.panel};
  --kit-step-edge: ${token.line.strong};
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 0 ${token.space.base};
  align-items: baseline;
  padding-block-end: ${token.space.roomy};

  &[data-state='done'] {
    --kit-step-ink: ${token.accent.ink};
    --kit-step-fill: ${token.accent.main};
    --kit-step-edge: ${token.accent.main};
  }
  &[data-state='current'] {
    --kit-step-ink: ${token.accent.main};
    --kit-step-fill: ${token.accent.soft};
    --kit-step-edge: ${token.accent.main};
  }
  &[data-state='failed'] {
    --kit-step-ink: ${token.loss.ink};
    --kit-step-fill: ${token.loss.fill};
    --kit-step-edge: ${token.loss.fill};
  }
  &:not(:last-child)::before {
    content: '';
    position: absolute;
    inset-block: ${token.space.wide} 0;
    inset-inline-start: calc(${token.space.wide} / 2 - ${token.rule.hair});
    border-inline-start: ${token.rule.bold} solid ${token.line.soft};
  }
  &:last-child {
    padding-block-end: 0;
  }
`;

export const StepIcon = styled.span`
  display: grid;
  place-items: center;
  inline-size: ${token.space.wide};
  block-size: ${token.space.wide};
  border: ${token.rule.bold} solid var(--kit-step-edge);
  border-radius: ${token.radius.round};
  background: var(--kit-step-fill);
  color: var(--kit-step-ink);
  align-self: start;
  position: relative;

  /* Forced colours remove the colour, the sign stays. */
  @media (forced-colors: active) {
    color: CanvasText;
  }
`;

export const Title = styled.span`
  font-weight: ${token.weight.medium};
  overflow-wrap: anywhere;

  [data-state='upcoming'] > & {
    color: ${token.ink.soft};
    font-weight: ${token.weight.regular};
  }
`;

export const StepTime = styled.span`
  color: ${token.ink.soft};
  font-size: ${token.text.small};
  font-variant-numeric: tabular-nums;
`;

export const Note = styled.p`
  grid-column: 2 / -1;
  color: ${token.ink.soft};
  font-size: ${token.text.quiet};
  overflow-wrap: anywhere;

  [data-state='failed'] > & {
    color: ${token.loss.main};
  }
`;
