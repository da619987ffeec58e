import { useEffect, useState } from 'react';

/** As long as the longest headline takes to read. */
const TURN_MS = 7_000;

const wantsLessMotion = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Counts on while it runs and somebody can see it. */
export function useTurns(running: boolean): number {
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    if (!running || wantsLessMotion()) return;
    const timer = setInterval(() => document.visibilityState === 'visible' && setTurn((now) => now + 1), TURN_MS);
    return () => clearInterval(timer);
  }, [running]);
  return turn;
}
