import { NO, YES } from '#shared/api/client/envelope.ts';
import { isAbsent } from '#shared/api/wire/wire-list.ts';
import type { Money } from '#shared/domain/money/money.ts';
import { toDecimal } from '#shared/domain/money/money.ts';

/** The form in which a server sends a kind of value. The app's own schema reads it; this says how exact that was. */
export interface ValueForm {
  /** The form that the documents ask the server to send. */
  readonly expected: string;
  /** Whether the value has that form. `read`: the value as the app reads it. */
  readonly isDocumented: (raw: unknown, read: unknown) => boolean;
  /** Whether the app cannot read the value that the server meant, although it accepts the field. */
  readonly isLost: (raw: unknown, read: unknown) => boolean;
  /** Whether the app reads the value in whole hundredths. */
  readonly isInHundredths?: true;
}

const NO_DATE = /^0000-00-00/;
const isNothing = (raw: unknown): boolean =>
  isAbsent(raw) || raw === 0 || (typeof raw === 'string' && (/^(?:|-|--|0)$/.test(raw.trim()) || NO_DATE.test(raw)));

const isNumber = (raw: unknown): raw is number => typeof raw === 'number';
const isText = (raw: unknown): raw is string => typeof raw === 'string';
const isNeverLost = (): boolean => false;
const isLostNull = (raw: unknown, read: unknown): boolean => read === null && !isNothing(raw);

const ISO_WITH_ZONE = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})$/;
const isIsoMoment = (raw: unknown): boolean => isText(raw) && ISO_WITH_ZONE.test(raw);
/** Amounts and prices are whole hundredths in the app. */
const isExactDecimal = (raw: unknown, read: unknown): boolean => isNumber(raw) && toDecimal(read as Money) === raw;
const isEmpty = (raw: unknown): boolean => raw === null || raw === '';

const allowNothing = (form: ValueForm): ValueForm => ({
  ...form,
  expected: `${form.expected}, or null`,
  isDocumented: (raw, read) => isEmpty(raw) || form.isDocumented(raw, read),
  isLost: isLostNull,
});

const id: ValueForm = {
  expected: 'an id as text',
  isDocumented: (raw, read) => raw === read,
  // A JSON number above 2^53, or with decimals such as 1.240, has lost digits before the app sees it.
  isLost: (raw) => isNumber(raw) && !Number.isSafeInteger(raw),
};
const text: ValueForm = { expected: 'a text', isDocumented: (raw, read) => raw === read, isLost: isNeverLost };
const optionalText: ValueForm = {
  expected: 'a text, or null',
  isDocumented: (raw, read) => isNothing(raw) || raw === read,
  isLost: isNeverLost,
};
const flagWords = new Set([...YES, ...NO, 'y', 'n', '']);
const flag: ValueForm = {
  expected: '1 or 0',
  isDocumented: (raw) => raw === 1 || raw === 0 || typeof raw === 'boolean',
  isLost: (raw) => isText(raw) && !flagWords.has(raw.trim().toLowerCase()),
};
const decimal: ValueForm = {
  expected: 'a number with at most two decimals',
  isDocumented: isExactDecimal,
  isLost: isNeverLost,
  isInHundredths: true,
};
const moment: ValueForm = {
  expected: 'a moment in ISO 8601 with a zone',
  isDocumented: isIsoMoment,
  isLost: isNeverLost,
};
const number: ValueForm = { expected: 'a number', isDocumented: isNumber, isLost: isNeverLost };

/** The forms by the name of the wire type (`scripts/contract/schema/wire-types.ts`). */
export const valueForms: Readonly<Record<string, ValueForm>> = {
  Id: id,
  LongId: id,
  Token: { expected: 'a token as text', isDocumented: isText, isLost: isNeverLost },
  Text: text,
  RowText: text,
  Prose: text,
  OptionalText: optionalText,
  OptionalProse: optionalText,
  Address: {
    expected: 'an address as text, or null',
    isDocumented: (raw) => raw === null || isText(raw),
    isLost: (raw) => !isText(raw) && raw !== false && !isNothing(raw),
  },
  Flag: flag,
  FlagUnlessDenied: flag,
  Amount: decimal,
  OptionalAmount: allowNothing(decimal),
  Price: decimal,
  OptionalPrice: allowNothing(decimal),
  OptionalNumber: allowNothing(number),
  Count: {
    expected: 'a whole number from 0',
    isDocumented: (raw) => isNumber(raw) && Number.isInteger(raw) && raw >= 0,
    isLost: (raw, read) => isText(raw) && read === 0 && !isNothing(raw) && Number(raw) !== 0,
  },
  SelectionId: { expected: 'a whole number', isDocumented: isNumber, isLost: isNeverLost },
  Code: { expected: 'a code', isDocumented: (raw) => isText(raw) || isNumber(raw), isLost: isNeverLost },
  Moment: moment,
  OptionalMoment: allowNothing(moment),
  Handicap: {
    expected: 'a number',
    isDocumented: (raw) => isNumber(raw) || isText(raw) || raw === null,
    isLost: isNeverLost,
  },
  Ignored: { expected: 'anything', isDocumented: () => true, isLost: isNeverLost },
};
