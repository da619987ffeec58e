import styled from 'styled-components';
import { token } from '../../theme/tokens.ts';

export type NoticeTone = 'neutral' | 'gain' | 'loss' | 'warn';

export const NoticeBand = styled.div`
  display: grid;
  gap: ${token.space.hair};
  padding: ${token.space.snug} ${token.space.base};
  border-radius: ${token.radius.control};
  background: var(--notice-fill);
  color: var(--notice-ink);
  font-weight: ${token.weight.medium};
  overflow-wrap: anywhere;

  &[data-notice='neutral'] {
    --notice-ink: ${token.ink.soft};
    --notice-fill: ${token.surface.sunk};
  }
  &[data-notice='gain'] {
    --notice-ink: ${token.gain.main};
    --notice-fill: ${token.gain.soft};
  }
  &[data-notice='loss'] {
    --notice-ink: ${token.loss.main};
    --notice-fill: ${token.loss.soft};
  }
  &[data-notice='warn'] {
    --notice-ink: ${token.warn.main};
    --notice-fill: ${token.warn.soft};
  }
  & > small {
    color: ${token.ink.soft};
    font-size: ${token.text.quiet};
    font-weight: ${token.weight.regular};
  }
`;
