import { RingCircle } from './CountdownRing.styles.ts';
import { texts } from './texts.ts';

export interface CountdownRingProps {
  /** Seconds, may be a fraction. The shown number is rounded up, so it ends on 1. */
  secondsLeft: number;
  /** Seconds of the full ring. */
  totalSeconds: number;
}

/** Counts a bet delay down. It has no clock of its own. */
export function CountdownRing({ secondsLeft, totalSeconds }: CountdownRingProps) {
  const remaining = Math.max(0, secondsLeft);
  const share = totalSeconds > 0 ? Math.min(1, remaining / totalSeconds) : 0;
  const seconds = Math.ceil(remaining);
  return (
    <RingCircle role="timer" aria-label={texts.left({ seconds })} style={{ '--kit-ring-share': share }}>
      <span aria-hidden>{seconds}</span>
    </RingCircle>
  );
}
