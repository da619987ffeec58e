import * as z from 'zod/mini';
import type { Switches } from '#shared/switches/switches.ts';
import { type InvalidKey, listInvalidKeys } from '../boot/config/parse.ts';
import { isPlainObject, removeRemarks } from '../boot/config/read-valid.ts';

/** Longest text of the operator in characters. */
const MAX_TEXT_LENGTH = 200;

const text = z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_TEXT_LENGTH));
/** `true` pauses the service, and a text pauses it with a reason. */
const pause = z.optional(z.union([z.boolean(), text]));
const pauseShape = {
  site: pause,
  deposits: pause,
  withdrawals: pause,
  cashOut: pause,
  casino: pause,
  socket: z.optional(z.boolean()),
} as const;

const schema = z.strictObject({
  switches: z.strictObject({ banner: z.optional(text), paused: z.optional(z.strictObject(pauseShape)) }),
});

export interface ParsedSwitches {
  readonly switches: Switches;
  /** The keys that do not apply. All others do. */
  readonly wrong: readonly InvalidKey[];
}

/** Returns the reason of a pause, or null for a running service and for a value that the schema refuses. */
function parsePause(key: keyof typeof pauseShape, written: unknown): string | null {
  const { data } = pauseShape[key].safeParse(written);
  return data === undefined || data === false ? null : data === true ? '' : data;
}

/**
 * Parses the key `switches` of config.json. A wrong entry does not apply and is named; the rest applies, because these
 * entries are written in a hurry.
 */
export function parseSwitches(written: unknown): ParsedSwitches {
  const root = { switches: removeRemarks(written) ?? {} };
  const wrong = listInvalidKeys(root, schema.safeParse(root).error);
  const entries = isPlainObject(root.switches) ? root.switches : {};
  const paused = isPlainObject(entries['paused']) ? entries['paused'] : {};
  const pauses = (Object.keys(pauseShape) as (keyof typeof pauseShape)[]).flatMap((key) => {
    const reason = parsePause(key, paused[key]);
    return reason === null ? [] : [[key, reason] as const];
  });
  return {
    switches: { paused: Object.fromEntries(pauses), banner: text.safeParse(entries['banner']).data ?? null },
    wrong,
  };
}
