import fc from 'fast-check';
import type { WireEntry, WireMessage } from './model.ts';

export const MARKETS = ['1.10', '1.2'];
export const SELECTIONS = [47, 48];
/** Name of a handicap line in a message, and its handicap. */
export const LINES = [
  [undefined, 0],
  [0, 0],
  [-0.5, -0.5],
  ['-0.5', -0.5],
  [0.5, 0.5],
  [1.25, 1.25],
  ['NaN', 0],
] as const;
export const HANDICAPS = [0, -0.5, 0.5, 1.25];

const price = fc.oneof(
  { weight: 20, arbitrary: fc.integer({ min: 101, max: 112 }).map((cents) => cents / 100) },
  { weight: 1, arbitrary: fc.constantFrom('NaN', 'Infinity', '-Infinity') },
);
const size = fc.oneof(
  { weight: 20, arbitrary: fc.constantFrom(2, 0.01, 13.37, '4.5') },
  { weight: 6, arbitrary: fc.constant(0) },
  { weight: 1, arbitrary: fc.constantFrom('NaN', 'Infinity', 0.004) },
);
const level = fc.nat({ max: 3 });
const levelRow = fc.oneof(
  { weight: 4, arbitrary: fc.tuple(level, price, size) },
  { weight: 2, arbitrary: level.map((place) => [place, 0, 0] as const) },
);
const depthRow = fc.tuple(price, size);
const levels = fc.array(levelRow, { maxLength: 4 });
const depth = fc.array(depthRow, { maxLength: 4 });
const line = fc
  .tuple(fc.constantFrom(...SELECTIONS), fc.constantFrom(...LINES))
  .map(([id, [hc]]) => (hc === undefined ? { id } : { id, hc }));

/** Values that real streams send beside prices. "NaN" and "Infinity" occur too. */
const noise = fc.record(
  {
    ltp: fc.constantFrom(1.05, 'NaN'),
    tv: fc.constantFrom(0, 120.5, 'Infinity'),
    trd: fc.constant([[1.05, 3]]),
    spn: fc.constantFrom('NaN', 'Infinity'),
    bdatb: fc.constant([[0, 1.5, 2]]),
  },
  { requiredKeys: [] },
);
const runner = fc
  .tuple(line, fc.record({ batb: levels, batl: levels, atb: depth, atl: depth }, { requiredKeys: [] }), noise)
  .map(([own, prices, beside]) => ({ ...beside, ...own, ...prices }));
const runnerStatus = fc.constantFrom('ACTIVE', 'ACTIVE', 'REMOVED', 'WINNER', 'LOSER');

/** A definition always names every line. */
const definition = fc.record({
  status: fc.constantFrom('OPEN', 'SUSPENDED', 'CLOSED', 'INACTIVE'),
  inPlay: fc.boolean(),
  betDelay: fc.constantFrom(0, 5),
  runners: fc.tuple(
    ...SELECTIONS.flatMap((id) => HANDICAPS.map((hc) => runnerStatus.map((status) => ({ id, hc, status })))),
  ),
});
const entry = fc.record(
  {
    id: fc.constantFrom(...MARKETS),
    img: fc.constantFrom(true, false),
    marketDefinition: definition,
    tv: fc.constantFrom(5, 'NaN'),
    rc: fc.array(runner, { maxLength: 4 }),
  },
  { requiredKeys: ['id'] },
) as fc.Arbitrary<WireEntry>;
const delta = fc.record({
  rc: fc.array(runner, { minLength: 1, maxLength: 4 }),
  id: fc.constantFrom(...MARKETS),
}) as fc.Arbitrary<WireEntry>;
/** An image of the stream brings every market with its definition. Some servers leave out `img`. */
const fullFeed = fc.tuple(
  ...MARKETS.map((id) =>
    fc.record({
      id: fc.constant(id),
      img: fc.constantFrom(true, false),
      marketDefinition: definition,
      rc: fc.array(runner, { maxLength: 6 }),
    }),
  ),
) as fc.Arbitrary<WireEntry[]>;

type Body = Omit<WireMessage, 'op' | 'pt'>;
const deltas = fc.array(fc.oneof({ weight: 5, arbitrary: delta }, { weight: 1, arbitrary: entry }), {
  minLength: 1,
  maxLength: 3,
});
const step: fc.Arbitrary<readonly Body[]> = fc.oneof(
  { weight: 12, arbitrary: deltas.map((mc) => [{ mc }]) },
  { weight: 1, arbitrary: deltas.map((mc) => [{ ct: 'RESUB_DELTA', mc }]) },
  { weight: 1, arbitrary: fc.constant([{ ct: 'HEARTBEAT' }]) },
  { weight: 1, arbitrary: fullFeed.map((mc) => [{ ct: 'SUB_IMAGE', mc }]) },
  // The same image in parts.
  {
    weight: 1,
    arbitrary: fullFeed.map((mc) =>
      mc.map((each, index) => ({
        ct: 'SUB_IMAGE',
        segmentType: index === 0 ? 'SEG_START' : index === mc.length - 1 ? 'SEG_END' : 'SEG',
        mc: [each],
      })),
    ),
  },
);

const createMessage = (body: Body, place: number): WireMessage => ({
  op: 'mcm',
  clk: `c${place}`,
  pt: 1_800_000_000_000 + 50 * place,
  ...body,
});

/** Generates what a stream may send, from its first image on, at most one message a millisecond. */
export const feed: fc.Arbitrary<readonly WireMessage[]> = fc
  .tuple(fullFeed, fc.array(step, { maxLength: 30 }))
  .map(([first, steps]) => [{ ct: 'SUB_IMAGE', mc: first }, ...steps.flat()].map(createMessage));
