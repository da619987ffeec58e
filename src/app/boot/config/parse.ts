import type * as z from 'zod/mini';
import { isPlainObject, readValidConfig, removeRemarks } from './read-valid.ts';
import { type Config, configSchema } from './schema.ts';

/** One entry of config.json that the app cannot use. */
export interface InvalidKey {
  /** Dotted path, as in `live.transport`. Empty for the entire file. */
  readonly key: string;
  /** The value in the file, shortened, or null when the key is missing. For the credential only its type. */
  readonly found: string | null;
  /**
   * `invalid-value`: the value does not fit the schema. The page adds what the key expects, to keep those texts out of
   * the start.
   */
  readonly reason: 'invalid-value' | 'unknown-key' | 'production-only';
}

export type ParsedConfig =
  | { readonly kind: 'config'; readonly config: Config }
  | { readonly kind: 'wrong'; readonly wrong: readonly InvalidKey[] };

const LONGEST_FOUND = 60;

const readValue = (root: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null ? (value as Record<PropertyKey, unknown>)[key] : undefined,
    root,
  );

function describe(key: string, value: unknown): string | null {
  if (value === undefined) return null;
  if (key === 'applicationCredential') return `(${typeof value})`;
  const text = JSON.stringify(value);
  return text.length > LONGEST_FOUND ? `${text.slice(0, LONGEST_FOUND)}…` : text;
}

export const toInvalidKey = (
  root: unknown,
  path: readonly PropertyKey[],
  reason: InvalidKey['reason'] = 'invalid-value',
): InvalidKey => {
  const key = path.map(String).join('.');
  return { key, found: describe(key, readValue(root, path)), reason };
};

/** Lists the keys of `root` that a schema refuses. */
export const listInvalidKeys = (root: unknown, error: z.core.$ZodError | undefined): InvalidKey[] =>
  (error?.issues ?? []).flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => toInvalidKey(root, [...issue.path, key], 'unknown-key'))
      : toInvalidKey(root, issue.path),
  );

/**
 * Parses the JSON of config.json, and lists every invalid key at once. `hasSimulation`: whether this build includes
 * the simulated exchange.
 */
export function parseConfig(json: unknown, hasSimulation: boolean): ParsedConfig {
  const config = readValidConfig(json, hasSimulation);
  if (config !== null) return { kind: 'config', config };
  const written = removeRemarks(json);
  const wrong = listInvalidKeys(written, configSchema.safeParse(written).error);
  const simulated = readValue(written, ['simulatedExchange']);
  const wantsSimulation = simulated === true || isPlainObject(simulated);
  if (wantsSimulation && !hasSimulation) wrong.push(toInvalidKey(written, ['simulatedExchange'], 'production-only'));
  const credential = readValue(written, ['applicationCredential']);
  if (isPlainObject(written) && credential === undefined && !(wantsSimulation && hasSimulation))
    wrong.push(toInvalidKey(written, ['applicationCredential']));
  return { kind: 'wrong', wrong };
}
