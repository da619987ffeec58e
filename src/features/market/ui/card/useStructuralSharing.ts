import { useState } from 'react';
import { replaceEqualDeep } from '#shared/live/store/replace-equal-deep.ts';

/** The value, with the identity of the last one (and of its parts) where nothing differs: rows that got the same figures are not drawn again. */
export function useStructuralSharing<T>(value: T): T {
  const [lastValue, setLastValue] = useState(value);
  const sharedValue = replaceEqualDeep(lastValue, value);
  if (sharedValue !== lastValue) setLastValue(() => sharedValue);
  return sharedValue;
}
