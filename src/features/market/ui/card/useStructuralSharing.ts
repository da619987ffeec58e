import { replaceEqualDeep } from '@tanstack/react-query';
import { useState } from 'react';

/**
 * Returns the value with the identity of the previous one (and of its parts) wherever nothing changed, so that
 * unchanged rows do not render.
 */
export function useStructuralSharing<T>(value: T): T {
  const [lastValue, setLastValue] = useState(value);
  const sharedValue = replaceEqualDeep(lastValue, value);
  if (sharedValue !== lastValue) setLastValue(() => sharedValue);
  return sharedValue;
}
