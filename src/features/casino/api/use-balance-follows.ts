import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { family } from '#shared/api/families.ts';

const AGAIN_MS = 3_000;

/** A game's frame tells nothing of its rounds: while one is on screen the balance is read again and again, and once more at the end. */
export function useBalanceFollows(): void {
  const queries = useQueryClient();
  useEffect(() => {
    const again = () => void queries.invalidateQueries({ queryKey: family.balance });
    const timer = setInterval(() => document.visibilityState === 'visible' && again(), AGAIN_MS);
    return () => {
      clearInterval(timer);
      again();
    };
  }, [queries]);
}
