import styled from 'styled-components';
import { media } from '../../theme/media.ts';
import { token } from '../../theme/tokens.ts';

export const Badge = styled.span`
  --kit-connection-dot: ${token.gain.main};
  display: inline-flex;
  gap: ${token.space.small};
  align-items: center;
  color: ${token.ink.soft};
  font-size: ${token.text.small};
  white-space: nowrap;

  &[data-state='connecting'],
  &[data-state='paused'] {
    --kit-connection-dot: ${token.warn.main};
  }
  &[data-state='lost'],
  &[data-state='offline'],
  &[data-state='unreliable'] {
    --kit-connection-dot: ${token.loss.main};
    color: ${token.loss.main};
    font-weight: ${token.weight.strong};
  }
  &::before {
    content: '';
    inline-size: ${token.space.snug};
    block-size: ${token.space.snug};
    border-radius: ${token.radius.round};
    background: var(--kit-connection-dot);
    box-shadow: 0 0 0 3px color-mix(in srgb, var(--kit-connection-dot) 20%, transparent);
  }
  ${media.small} {
    &[data-narrow='icon'] {
      inline-size: ${token.control.small};
      justify-content: center;
    }
    &[data-narrow='icon']::before {
      content: none;
    }
  }
`;

export const BadgeText = styled.span`
  ${media.small} {
    [data-narrow='icon'] > & {
      display: none;
    }
  }
`;

/** Replaces the dot and the text on a narrow screen: a shape that needs no colour. */
export const BadgeIcon = styled.span`
  display: none;

  ${media.small} {
    display: grid;
  }
`;

export const Latency = styled.span`
  min-inline-size: 5.6em;
  text-align: start;
  font-variant-numeric: tabular-nums;
  color: ${token.ink.faint};
`;
