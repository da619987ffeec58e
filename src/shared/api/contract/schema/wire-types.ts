import * as z from 'zod/mini';
import type { SelectionId } from '../../../domain/market/runner-id.ts';
import { type Money, parseMoney } from '../../../domain/money/money.ts';
import { type MarketPrice, parsePrice } from '../../../domain/odds/odds.ts';
import { isBearer } from '../../../storage/bearer.ts';
import { isAbsent } from '../../wire/wire-list.ts';
import { cleanText, MAX_MESSAGE_LENGTH, MAX_NAME_LENGTH, MAX_PROSE_LENGTH } from '../../wire/wire-text.ts';
import { readMoment } from '../../wire/wire-time.ts';

interface ParseContext {
  readonly issues: unknown[];
}

/** Marks a required value that is missing. */
const reportMissing = (context: ParseContext, expected: string, input: unknown): never => {
  context.issues.push({ code: 'custom', message: `expected ${expected}`, input });
  return z.NEVER;
};

/** Checks for null, [] or {} in place of a value. Each schema handles "" on its own. */
const absentValue = z.pipe(
  z.unknown(),
  z.transform((raw, context) => (isAbsent(raw) ? null : reportMissing(context, 'nothing', raw))),
) as unknown as z.ZodMiniType<null, null>;

const wireText = z.union([z.string(), z.number()]);
const wireValue = z.optional(z.nullable(z.union([z.string(), z.number(), absentValue])));
const wireFlag = z.optional(z.nullable(z.union([z.boolean(), z.string(), z.number(), absentValue])));

const idUpTo = (maxLength: number) =>
  z.pipe(
    wireText,
    z.transform((raw, context) => {
      const text = cleanText(raw, MAX_PROSE_LENGTH + 1);
      return text === '' || text.length > maxLength ? reportMissing(context, 'an id', raw) : text;
    }),
  );

/** An id stays a text: as a number, 1.240634810 would lose its last digit. A text longer than a name is invalid. */
export const id = idUpTo(MAX_NAME_LENGTH);
/** A secret that a person copies, such as the address that links an authenticator app. Never cut. */
export const longId = idUpTo(MAX_PROSE_LENGTH);

/**
 * A bearer token of any length. Invalid with characters that a header cannot carry (control characters, outside
 * Latin-1).
 */
export const bearer = z.pipe(
  wireText,
  z.transform((raw, context) =>
    isBearer(String(raw).trim()) ? String(raw).trim() : reportMissing(context, 'a token', raw),
  ),
);

const textUpTo = (maxLength: number) =>
  z.pipe(
    wireValue,
    z.transform((raw) => cleanText(raw ?? '', maxLength)),
  );

/** A name or word of at most `MAX_NAME_LENGTH` characters. Absent and null become "". */
export const text = textUpTo(MAX_NAME_LENGTH);
/** A text in a row of a table, at most `MAX_MESSAGE_LENGTH` characters: browsers lay out long words very slowly. */
export const rowText = textUpTo(MAX_MESSAGE_LENGTH);
/** Running text of at most `MAX_PROSE_LENGTH` characters. */
export const prose = textUpTo(MAX_PROSE_LENGTH);

const toNullIfBlank = (value: string): string | null =>
  value === '' || value === '-' || value === '--' ? null : value;

/** A name, or null for "", "-" and "--". */
export const textOrNull = z.pipe(text, z.transform(toNullIfBlank));
export const proseOrNull = z.pipe(prose, z.transform(toNullIfBlank));

const noText = z.pipe(
  z.unknown(),
  z.transform(() => null),
) as unknown as z.ZodMiniType<null, null>;

/** An address, to be checked by `toSafeUrl` before use. Other types (`false`, 0, []) become null. */
export const address = z.pipe(
  z.optional(z.nullable(z.union([z.string(), noText]))),
  z.transform((raw) => raw?.trim() || null),
);

const isDenied = (raw: string): boolean =>
  ['', 'false', 'no', 'n'].includes(raw.trim().toLowerCase()) || readNumber(raw) === 0;

const flagOr = (isTrueWhenAbsent: boolean) =>
  z.pipe(
    wireFlag,
    z.transform((raw) => {
      if (raw === null || raw === undefined || raw === '') return isTrueWhenAbsent;
      return typeof raw === 'string' ? !isDenied(raw) : Boolean(raw);
    }),
  );

/** 0, "0", "0.00", "false", "no", "", null and absent are false. */
export const flag = flagOr(false);
/** The same, but absent, null and "" are true. */
export const flagUnlessDenied = flagOr(true);

/** Matches "1,500" and "1,00,000.50": groups of two or three digits, the last one of three. */
const GROUPED = /^-?\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d*)?$/;
type WireValue = string | number | null | undefined;
const removeGrouping = (raw: WireValue): WireValue =>
  typeof raw === 'string' && GROUPED.test(raw.trim()) ? raw.replaceAll(',', '') : raw;

const readAmount = (raw: WireValue): Money | null => parseMoney(removeGrouping(raw));
const readPrice = (raw: WireValue): MarketPrice | null => parsePrice(removeGrouping(raw));

const optionalValue = <T>(read: (raw: WireValue) => T | null) =>
  z.pipe(
    wireValue,
    z.transform((raw): T | null => read(raw)),
  );
const requiredValue = <T>(read: (raw: WireValue) => T | null, expected: string) =>
  z.pipe(
    wireValue,
    z.transform((raw, context): T => read(raw) ?? reportMissing(context, expected, raw)),
  );

export const amountOrNull = optionalValue(readAmount);
export const amount = requiredValue(readAmount, 'an amount');
export const priceOrNull = optionalValue(readPrice);
export const price = requiredValue(readPrice, 'a price');

const DECIMAL = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;

function readNumber(raw: WireValue): number | null {
  const plain = removeGrouping(raw);
  const value = typeof plain === 'string' && DECIMAL.test(plain.trim()) ? Number(plain) : plain;
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

/** A plain finite number ("Infinity", "NaN", "--" and "" are null). */
export const numberOrNull = optionalValue(readNumber);

/** A whole number, 0 when missing. */
export const count = z.pipe(
  wireValue,
  z.transform((raw) => Math.trunc(readNumber(raw) ?? 0)),
);

/** A selection id: a whole number, on the wire sometimes as text. */
export const selectionId = z.pipe(
  wireText,
  z.transform((raw, context): SelectionId => {
    const value = readNumber(raw);
    return value !== null && Number.isSafeInteger(value) ? value : reportMissing(context, 'a runner id', raw);
  }),
);

/** A code as text: the number 3, "3" and "3.00" become "3". */
export const code = z.pipe(
  wireValue,
  z.transform((raw) => {
    const value = readNumber(raw);
    return value !== null && Number.isInteger(value) ? String(value) : cleanText(raw ?? '');
  }),
);

/** A moment as ISO 8601 in UTC, or null. */
export const momentOrNull = optionalValue(readMoment);
export const moment = requiredValue(readMoment, 'a moment');

/** For calls that return only a status and a message. */
export const statusOnly = z.pipe(
  z.unknown(),
  z.transform(() => null),
);

/** An object, or null for an empty wire value: null, "", [], {}. */
export function orAbsent<S extends z.ZodMiniType>(schema: S) {
  const written = z.pipe(
    z.optional(z.unknown()),
    z.transform((raw) => (isAbsent(raw) ? null : raw)),
  );
  const read = z.pipe(written, z.nullable(schema));
  return read as unknown as z.ZodMiniOptional<z.ZodMiniNullable<S>>;
}
