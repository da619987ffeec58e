import { afterAll, afterEach, expect } from 'vitest';

/** Each file that uses `act` sets this itself. The worker's previous file may have left it on. */
(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = false;

/** Components that React updated outside `act`. Such a test passes or fails by chance. */
const updated: string[] = [];
const { error: writeError } = console;

console.error = (...values: unknown[]) => {
  if (String(values[0]).includes('not wrapped in act')) updated.push(String(values[1]));
  else writeError(...values);
};
afterEach(() => expect(updated.splice(0), 'components that were updated outside act()').toEqual([]));
afterAll(() => {
  console.error = writeError;
});
