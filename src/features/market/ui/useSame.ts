import { useState } from 'react';
import { keepSame } from '#shared/live/keep.ts';

/** The value, with the identity of the last one (and of its parts) where nothing differs: rows that got the same figures are not drawn again. */
export function useSame<T>(value: T): T {
  const [kept, setKept] = useState(value);
  const same = keepSame(kept, value);
  if (same !== kept) setKept(() => same);
  return same;
}
