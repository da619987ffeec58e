import type { InvalidKey } from './parse.ts';
import { expectations, texts } from './texts.ts';

/**
 * Returns the expectation of a key. The item of a list has the expectation of its list: `frameHosts` for
 * `frameHosts.2`.
 */
function getExpectation(key: string): string {
  const path = key.split('.');
  for (let length = path.length; length > 0; length -= 1) {
    const known = expectations[path.slice(0, length).join('.')];
    if (known !== undefined) return known;
  }
  return texts.object;
}

/** Describes what an invalid key of config.json expects. */
export function describeInvalidKey({ key, reason }: Pick<InvalidKey, 'key' | 'reason'>): string {
  if (reason === 'unknown-key') return texts.unknownKey;
  return reason === 'production-only' ? texts.productionOnly : getExpectation(key);
}
