import { type Config, configSchema } from './schema.ts';

export const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Removes the keys that start with `//` on every level. */
export const removeRemarks = (value: unknown): unknown =>
  isPlainObject(value)
    ? Object.fromEntries(
        Object.entries(value).flatMap(([key, inner]) => (key.startsWith('//') ? [] : [[key, removeRemarks(inner)]])),
      )
    : value;

/**
 * Returns the configuration of a valid config.json, else null: `parseConfig` says why, from a chunk of its own.
 * `hasSimulation`: whether this build includes the simulated exchange.
 */
export function readValidConfig(json: unknown, hasSimulation: boolean): Config | null {
  const { data } = configSchema.safeParse(removeRemarks(json));
  if (data === undefined) return null;
  const { simulatedExchange, applicationCredential = null, ...rest } = data;
  const simulation =
    simulatedExchange === true ? { seed: 1, speed: 1 } : simulatedExchange === false ? null : simulatedExchange;
  const canStart = simulation === null ? applicationCredential !== null : hasSimulation;
  return canStart ? { ...rest, applicationCredential, simulatedExchange: simulation } : null;
}
