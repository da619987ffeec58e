import type { CSSProperties } from 'react';
import { Dial } from './Ring.styles.ts';
import { texts } from './texts.ts';

export interface RingProps {
  /** May be a fraction; the number shown is rounded up, so it ends on 1. */
  secondsLeft: number;
  /** What the full ring stands for. */
  totalSeconds: number;
}

/** Counts a bet delay down. It keeps no clock of its own. */
export function Ring({ secondsLeft, totalSeconds }: RingProps) {
  const left = Math.max(0, secondsLeft);
  const share = totalSeconds > 0 ? Math.min(1, left / totalSeconds) : 0;
  const whole = Math.ceil(left);
  return (
    <Dial role="timer" aria-label={texts.left(whole)} style={{ '--ring-share': share } as CSSProperties}>
      <span aria-hidden>{whole}</span>
    </Dial>
  );
}
