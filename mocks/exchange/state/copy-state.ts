import type { ExchangeState } from './state.ts';

function copyField(value: unknown): unknown {
  if (Array.isArray(value)) return [...(value as readonly unknown[])];
  return typeof value === 'object' && value !== null ? { ...value } : value;
}

/**
 * Copies a state so that a later change of it cannot reach the copy. Its records are read-only: a change replaces them,
 * so the copy can share them.
 */
export const copyState = (state: ExchangeState): ExchangeState =>
  Object.fromEntries(
    Object.entries(state).map(([name, value]) => [name, copyField(value)]),
  ) as unknown as ExchangeState;
