import styled from 'styled-components';
import { token } from '../../theme/tokens.ts';

export type NoticeTone = 'neutral' | 'gain' | 'loss' | 'warn';

export const NoticeBand = styled.div`
  display: grid;
  gap: ${token.space.hair};
  padding: ${token.space.snug} ${token.space.base};
  border-radius: ${token.radius.control};
  background: var(--kit-notice-fill);
  color: var(--kit-notice-ink);
  font-weight: ${token.weight.medium};
  overflow-wrap: anywhere;

  &[data-notice='neutral'] {
    --kit-notice-ink: ${token.ink.soft};
    --kit-notice-fill: ${token.surface.sunk};
  }
  &[data-notice='gain'] {
    --kit-notice-ink: ${token.gain.main};
    --kit-notice-fill: ${token.gain.soft};
  }
  &[data-notice='loss'] {
    --kit-notice-ink: ${token.loss.main};
    --kit-notice-fill: ${token.loss.soft};
  }
  &[data-notice='warn'] {
    --kit-notice-ink: ${token.warn.main};
    --kit-notice-fill: ${token.warn.soft};
  }
  & > small {
    color: ${token.ink.soft};
    font-size: ${token.text.quiet};
    font-weight: ${token.weight.regular};
  }
`;
