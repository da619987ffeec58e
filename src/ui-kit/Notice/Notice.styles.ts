import styled, { css } from 'styled-components';
import { token } from '../theme/tokens.ts';

export type NoticeTone = 'neutral' | 'gain' | 'loss' | 'warn';

const tones = {
  neutral: css`
    --notice-ink: ${token.ink.soft};
    --notice-fill: ${token.surface.sunk};
  `,
  gain: css`
    --notice-ink: ${token.gain.main};
    --notice-fill: ${token.gain.soft};
  `,
  loss: css`
    --notice-ink: ${token.loss.main};
    --notice-fill: ${token.loss.soft};
  `,
  warn: css`
    --notice-ink: ${token.warn.main};
    --notice-fill: ${token.warn.soft};
  `,
} satisfies Record<NoticeTone, ReturnType<typeof css>>;

export const Band = styled.div<{ $tone: NoticeTone }>`
  ${({ $tone }) => tones[$tone]}
  display: grid;
  gap: ${token.space.hair};
  padding: ${token.space.snug} ${token.space.base};
  border-radius: ${token.radius.control};
  background: var(--notice-fill);
  color: var(--notice-ink);
  font-weight: ${token.weight.medium};
  overflow-wrap: anywhere;

  & > small {
    color: ${token.ink.soft};
    font-size: ${token.text.quiet};
    font-weight: ${token.weight.regular};
  }
`;
