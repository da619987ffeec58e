import styled, { css } from 'styled-components';
import { token } from '../theme/tokens.ts';

export type BadgeTone = 'neutral' | 'live' | 'gain' | 'loss' | 'warn' | 'accent';

const tones = {
  neutral: css`
    --badge-ink: ${token.ink.soft};
    --badge-fill: ${token.surface.sunk};
    --badge-edge: ${token.line.soft};
  `,
  live: css`
    --badge-ink: ${token.live.main};
    --badge-edge: currentcolor;
  `,
  gain: css`
    --badge-ink: ${token.gain.main};
    --badge-fill: ${token.gain.soft};
  `,
  loss: css`
    --badge-ink: ${token.loss.main};
    --badge-fill: ${token.loss.soft};
  `,
  warn: css`
    --badge-ink: ${token.warn.main};
    --badge-fill: ${token.warn.soft};
  `,
  accent: css`
    --badge-ink: ${token.accent.main};
    --badge-fill: ${token.accent.soft};
  `,
} satisfies Record<BadgeTone, ReturnType<typeof css>>;

export const Label = styled.span<{ $tone: BadgeTone }>`
  ${({ $tone }) => tones[$tone]}
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
`;
