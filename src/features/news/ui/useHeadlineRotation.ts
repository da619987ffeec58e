import { useEffect, useState } from 'react';
import { startVisibleInterval } from '#shared/timers/visible-interval.ts';

/** Reading time of the longest headline in milliseconds. */
const HEADLINE_MS = 7_000;

const prefersReducedMotion = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Counts up while it runs and the page is visible. */
export function useHeadlineRotation(isRunning: boolean): number {
  const [index, setIndex] = useState(0);
  useEffect(() => {
    if (!isRunning || prefersReducedMotion()) return;
    return startVisibleInterval(() => setIndex((current) => current + 1), HEADLINE_MS);
  }, [isRunning]);
  return index;
}
