import { useEffect, useState } from 'react';

/** Reading time of the longest headline in milliseconds. */
const HEADLINE_MS = 7_000;

const prefersReducedMotion = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Counts up while it runs and the page is visible. */
export function useHeadlineRotation(isRunning: boolean): number {
  const [index, setIndex] = useState(0);
  useEffect(() => {
    if (!isRunning || prefersReducedMotion()) return;
    const timer = setInterval(
      () => document.visibilityState === 'visible' && setIndex((current) => current + 1),
      HEADLINE_MS,
    );
    return () => clearInterval(timer);
  }, [isRunning]);
  return index;
}
