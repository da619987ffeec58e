import * as z from 'zod/mini';
import { parseMoney, type Money } from '../../domain/money.ts';
import { parseOdds, type Odds } from '../../domain/odds.ts';
import type { SelectionId } from '../../domain/runner-id.ts';

/** Longer texts than this are no names or messages: they are cut, so that a hostile answer cannot flood the page. */
const LONGEST_TEXT = 4000;
/** Control characters, and the marks that turn the direction of the text around them. */
const UNSEEN = /[\p{Cc}\u202A-\u202E\u2066-\u2069]+/gu;

const clean = (raw: string | number): string => String(raw).slice(0, LONGEST_TEXT).replace(UNSEEN, ' ').trim();

const wireText = z.union([z.string(), z.number()]);
const wireNumber = z.optional(z.nullable(wireText));
const wireFlag = z.optional(z.nullable(z.union([z.boolean(), z.string(), z.number()])));

interface Reading {
  readonly issues: unknown[];
}

/** Marks a value that is needed and not there. */
const missing = (reading: Reading, what: string, input: unknown): never => {
  reading.issues.push({ code: 'custom', message: `expected ${what}`, input });
  return z.NEVER;
};

/** An id is a text and stays one: as a number 1.240634810 would lose its last digit. */
export const id = z.pipe(
  wireText,
  z.transform((raw, reading) => clean(raw) || missing(reading, 'an id', raw)),
);

/** A text; absent and null read as "". */
export const text = z.pipe(
  z.optional(z.nullable(wireText)),
  z.transform((raw) => clean(raw ?? '')),
);

/** A text, or null where there is none ("", "-", "--"). */
export const textOrNull = z.pipe(
  z.optional(z.nullable(wireText)),
  z.transform((raw) => {
    const said = clean(raw ?? '');
    return said === '' || said === '-' || said === '--' ? null : said;
  }),
);

/** An address, to be judged by `safeUrl` before use. */
export const address = z.pipe(
  z.optional(z.nullable(z.string())),
  z.transform((raw) => raw?.trim() || null),
);

const isNo = (raw: string): boolean => ['', '0', 'false', 'no', 'n'].includes(raw.trim().toLowerCase());

const flagOr = (absent: boolean) =>
  z.pipe(
    wireFlag,
    z.transform((raw) => (raw === null || raw === undefined ? absent : typeof raw === 'string' ? !isNo(raw) : Boolean(raw))),
  );

/** 0, "0", "false", "no", "", null and absent are false. */
export const flag = flagOr(false);
/** The same, but absent and null are true. */
export const flagUnlessDenied = flagOr(true);

export const amountOrNull = z.pipe(
  wireNumber,
  z.transform((raw): Money | null => parseMoney(raw)),
);

export const amount = z.pipe(
  wireNumber,
  z.transform((raw, reading): Money => parseMoney(raw) ?? missing(reading, 'an amount', raw)),
);

export const priceOrNull = z.pipe(
  wireNumber,
  z.transform((raw): Odds | null => parseOdds(raw)),
);

export const price = z.pipe(
  wireNumber,
  z.transform((raw, reading): Odds => parseOdds(raw) ?? missing(reading, 'a price', raw)),
);

const readNumber = (raw: string | number | null | undefined): number | null => {
  const value = typeof raw === 'string' && raw.trim() !== '' ? Number(raw) : raw;
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
};

/** A plain finite number ("Infinity", "NaN", "--" and "" are null). */
export const numberOrNull = z.pipe(wireNumber, z.transform(readNumber));

/** A whole number, 0 where there is none. */
export const count = z.pipe(
  wireNumber,
  z.transform((raw) => Math.trunc(readNumber(raw) ?? 0)),
);

/** Selection ids are whole numbers, on the wire sometimes as text. */
export const selectionId = z.pipe(
  wireText,
  z.transform((raw, reading): SelectionId => {
    const value = readNumber(raw);
    return value !== null && Number.isSafeInteger(value) ? value : missing(reading, 'a runner id', raw);
  }),
);

const readMoment = (raw: string | number | null | undefined): string | null => {
  if (raw === null || raw === undefined || raw === '') return null;
  const at = new Date(raw);
  return Number.isNaN(at.getTime()) ? null : at.toISOString();
};

/** A moment as ISO 8601 in UTC; null where there is none. */
export const momentOrNull = z.pipe(wireNumber, z.transform(readMoment));

export const moment = z.pipe(
  wireNumber,
  z.transform((raw, reading) => readMoment(raw) ?? missing(reading, 'a moment', raw)),
);

/** For calls that bring no more than a status and a message. */
export const nothingMore = z.pipe(
  z.unknown(),
  z.transform(() => null),
);
