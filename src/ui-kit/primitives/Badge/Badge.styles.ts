import styled from 'styled-components';
import { token } from '../../theme/tokens.ts';

export type BadgeTone = 'neutral' | 'live' | 'gain' | 'loss' | 'warn' | 'accent';

export const Label = styled.span`
  display: inline-flex;
  flex: 0 0 auto;
  gap: ${token.space.tiny};
  align-items: center;
  padding-inline: ${token.space.small};
  border: ${token.rule.hair} solid var(--badge-edge, transparent);
  border-radius: ${token.radius.chip};
  background: var(--badge-fill, transparent);
  color: var(--badge-ink);
  font-size: ${token.text.micro};
  font-weight: ${token.weight.strong};
  line-height: 1.5;
  white-space: nowrap;

  &[data-badge='neutral'] {
    --badge-ink: ${token.ink.soft};
    --badge-fill: ${token.surface.sunk};
    --badge-edge: ${token.line.soft};
  }
  &[data-badge='live'] {
    --badge-ink: ${token.live.ink};
    --badge-fill: ${token.live.fill};
    text-transform: uppercase;
    letter-spacing: 0.03em;
  }
  &[data-badge='gain'] {
    --badge-ink: ${token.gain.main};
    --badge-fill: ${token.gain.soft};
  }
  &[data-badge='loss'] {
    --badge-ink: ${token.loss.main};
    --badge-fill: ${token.loss.soft};
  }
  &[data-badge='warn'] {
    --badge-ink: ${token.warn.main};
    --badge-fill: ${token.warn.soft};
  }
  &[data-badge='accent'] {
    --badge-ink: ${token.accent.main};
    --badge-fill: ${token.accent.soft};
  }
`;
