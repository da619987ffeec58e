import { handicapFields } from '#shared/api/contract/schema/handicap.ts';
import * as wire from '#shared/api/contract/schema/wire-types.ts';
import { MAX_MESSAGE_LENGTH, MAX_NAME_LENGTH, MAX_PROSE_LENGTH } from '#shared/api/wire/wire-text.ts';
import type { JsonSchema } from './json-schema.ts';
import { allowNull, amount, anyText, decimal, flag, moment, price, VISIBLE } from './wire-patterns.ts';

/** A kind of value that many fields share, as the documents describe it. */
export interface WireType {
  /** Forms that the app reads as this value. */
  readonly schema: JsonSchema;
  /** Unit, range and further forms. */
  readonly description: string;
  /** The value that the app reads in place of a missing one or null. Null: it is required. */
  readonly absent: string | null;
}

const DECIMALS = 'Send a JSON number. The app also reads a decimal text and a grouped text ("1,00,000.50").';
const MONEY =
  `An amount in the account's currency, in whole units with two decimals (12.5 is twelve and a half rupees), ` +
  `between -10^12 and 10^12. ${DECIMALS} A third decimal is rounded half away from zero.`;
const PRICE =
  'A price above 0 with two decimals: decimal odds from 1.01 to 1000 in an odds market, the payout on 100 in a ' +
  `bookmaker market, the number of runs on a session line. ${DECIMALS}`;
const MOMENT =
  'A moment. Send ISO 8601 in UTC ("2026-11-21T14:30:00Z"). The app also reads another zone, a date without a zone ' +
  '(UTC), and an epoch in seconds (below 10^11) or milliseconds. Between dashes the day may stand first ' +
  '("24-11-2026 12:35:07"), between slashes the month. 0 and "0000-00-00 00:00:00" mean none.';
const CUT = 'The app removes control characters and outer spaces, cuts a longer text and adds "…".';

const types: Readonly<Record<string, readonly [source: object, type: WireType]>> = {
  Id: [
    wire.id,
    {
      schema: {
        anyOf: [{ type: 'string', minLength: 1, maxLength: MAX_NAME_LENGTH, pattern: VISIBLE }, { type: 'number' }],
      },
      description: `An id of 1 to ${MAX_NAME_LENGTH} characters. Send a string: as a number, 1.240 loses its last digit.`,
      absent: null,
    },
  ],
  LongId: [
    wire.longId,
    {
      schema: {
        anyOf: [{ type: 'string', minLength: 1, maxLength: MAX_PROSE_LENGTH, pattern: VISIBLE }, { type: 'number' }],
      },
      description: `A secret or address of 1 to ${MAX_PROSE_LENGTH} characters, which the app never cuts.`,
      absent: null,
    },
  ],
  Token: [
    wire.bearer,
    {
      schema: { type: 'string', pattern: '^[\\x21-\\x7E]+$' },
      description: 'A token of any length that an HTTP header can carry: printable Latin-1, no control characters.',
      absent: null,
    },
  ],
  Text: [
    wire.text,
    {
      schema: anyText,
      description: `A name or word of at most ${MAX_NAME_LENGTH} characters. ${CUT}`,
      absent: 'an empty text',
    },
  ],
  RowText: [
    wire.rowText,
    {
      schema: anyText,
      description: `A text in a row of a table, at most ${MAX_MESSAGE_LENGTH} characters. ${CUT}`,
      absent: 'an empty text',
    },
  ],
  Prose: [
    wire.prose,
    {
      schema: anyText,
      description: `Running text of at most ${MAX_PROSE_LENGTH} characters. ${CUT}`,
      absent: 'an empty text',
    },
  ],
  OptionalText: [
    wire.textOrNull,
    {
      schema: anyText,
      description: `A name of at most ${MAX_NAME_LENGTH} characters, or nothing: "", "-", "--" and null. ${CUT}`,
      absent: 'nothing',
    },
  ],
  OptionalProse: [
    wire.proseOrNull,
    {
      schema: anyText,
      description: `Running text of at most ${MAX_PROSE_LENGTH} characters, or nothing: "", "-", "--" and null. ${CUT}`,
      absent: 'nothing',
    },
  ],
  Address: [
    wire.address,
    {
      schema: { type: ['string', 'null'] },
      description:
        'An address. The app uses https addresses and paths of this host, without a user name or hidden characters. ' +
        'It ignores any other address, and a value of another type.',
      absent: 'no address',
    },
  ],
  Flag: [
    wire.flag,
    {
      schema: flag,
      description: 'Yes or no. Send 1 or 0. The app also reads true, false, "1", "0", "true", "false", "yes" and "no".',
      absent: 'no',
    },
  ],
  FlagUnlessDenied: [
    wire.flagUnlessDenied,
    {
      schema: flag,
      description: 'Yes or no, and yes unless the server denies it. Send 1 or 0. The forms are those of Flag.',
      absent: 'yes',
    },
  ],
  Amount: [wire.amount, { schema: amount, description: MONEY, absent: null }],
  OptionalAmount: [
    wire.amountOrNull,
    { schema: allowNull(amount), description: `${MONEY} Null, "" and "--" mean unknown, never 0.`, absent: 'unknown' },
  ],
  Price: [wire.price, { schema: price, description: PRICE, absent: null }],
  OptionalPrice: [
    wire.priceOrNull,
    { schema: allowNull(price), description: `${PRICE} Null, "" and "--" mean no price.`, absent: 'no price' },
  ],
  OptionalNumber: [
    wire.numberOrNull,
    {
      schema: allowNull(decimal),
      description: `A finite number. ${DECIMALS} Null, "" and "--" mean none.`,
      absent: 'none',
    },
  ],
  Count: [
    wire.count,
    { schema: allowNull(decimal), description: 'A whole number from 0. The app cuts off decimals.', absent: '0' },
  ],
  SelectionId: [
    wire.selectionId,
    {
      schema: {
        anyOf: [
          { type: 'integer', minimum: -9007199254740991, maximum: 9007199254740991 },
          { type: 'string', pattern: '^\\d{1,15}$' },
        ],
      },
      description:
        'The number of a runner: a whole number, unique in its market. The same runner may stand in many markets.',
      absent: null,
    },
  ],
  Code: [
    wire.code,
    {
      schema: anyText,
      description: 'A code. The number 3, "3" and "3.00" are the same code.',
      absent: 'an empty code',
    },
  ],
  Moment: [wire.moment, { schema: moment, description: MOMENT, absent: null }],
  OptionalMoment: [wire.momentOrNull, { schema: allowNull(moment), description: MOMENT, absent: 'none' }],
  Handicap: [
    handicapFields.handicap,
    {
      schema: { type: ['number', 'string', 'null'] },
      description:
        'The handicap of an Asian line, in goals or points: -1.5, 0.25. The app shows such a runner and takes no bet on it.',
      absent: 'no handicap',
    },
  ],
  Ignored: [wire.statusOnly, { schema: {}, description: 'The app does not read this value.', absent: 'nothing' }],
};

export const wireTypes: Readonly<Record<string, WireType>> = Object.fromEntries(
  Object.entries(types).map(([name, [, type]]) => [name, type]),
);

/** The app's schema of each wire type, for tests. */
export const wireTypeSources: Readonly<Record<string, object>> = Object.fromEntries(
  Object.entries(types).map(([name, [source]]) => [name, source]),
);

const names = new Map(Object.entries(types).map(([name, [source]]) => [source, name]));

/** Returns the name of a wire type, or undefined for another schema. */
export const findWireTypeName = (schema: object): string | undefined => names.get(schema);
