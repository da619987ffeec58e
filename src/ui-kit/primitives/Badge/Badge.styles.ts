import styled from 'styled-components';
import { token } from '../../theme/tokens.ts';

export type BadgeTone = 'neutral' | 'live' | 'gain' | 'loss' | 'warn' | 'accent';

export const Label = styled.span`
  display: inline-flex;
  flex: 0 0 auto;
  gap: ${token.space.tiny};
  align-items: center;
  padding-inline: ${token.space.small};
  border: ${token.rule.hair} solid var(--kit-badge-edge, transparent);
  border-radius: ${token.radius.chip};
  background: var(--kit-badge-fill, transparent);
  color: var(--kit-badge-ink);
  font-size: ${token.text.micro};
  font-weight: ${token.weight.strong};
  line-height: 1.5;
  white-space: nowrap;

  &[data-badge='neutral'] {
    --kit-badge-ink: ${token.ink.soft};
    --kit-badge-fill: ${token.surface.sunk};
    --kit-badge-edge: ${token.line.soft};
  }
  &[data-badge='live'] {
    --kit-badge-ink: ${token.live.ink};
    --kit-badge-fill: ${token.live.fill};
    text-transform: uppercase;
    letter-spacing: 0.03em;
  }
  &[data-badge='gain'] {
    --kit-badge-ink: ${token.gain.main};
    --kit-badge-fill: ${token.gain.soft};
  }
  &[data-badge='loss'] {
    --kit-badge-ink: ${token.loss.main};
    --kit-badge-fill: ${token.loss.soft};
  }
  &[data-badge='warn'] {
    --kit-badge-ink: ${token.warn.main};
    --kit-badge-fill: ${token.warn.soft};
  }
  &[data-badge='accent'] {
    --kit-badge-ink: ${token.accent.main};
    --kit-badge-fill: ${token.accent.soft};
  }
`;
