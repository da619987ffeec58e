import type { Money } from '../../domain/money/money.ts';
import type { MarketPrice } from '../../domain/odds/odds.ts';
import type { MarketChange, MarketFactsChange, RunnerChange, SideChange } from '../store/changes.ts';
import type { NumberBuffer } from './number-buffer.ts';

const FORMS = { none: 0, levels: 1, depth: 2 } as const;
/** Codes before a matched total, or in its place. */
const MATCHED = { absent: 0, unknown: 1, known: 2 } as const;
/** Price of an empty level. */
const NO_OFFER = 0;

const isTotalMatchedOnly = (facts: MarketFactsChange): boolean =>
  Object.keys(facts).every((name) => name === 'totalMatched');

/** Checks whether a change has prices and the matched total alone, as nearly all changes do. */
export const isPackable = ({ image, facts, runners }: MarketChange): boolean =>
  !image && (facts === undefined || isTotalMatchedOnly(facts)) && runners.every(({ status }) => status === undefined);

function packSide(to: NumberBuffer, change: SideChange | undefined): void {
  if (change === undefined) {
    to.push(FORMS.none);
    return;
  }
  to.push(FORMS[change.form]);
  to.push(change.rows.length);
  if (change.form === 'levels') {
    for (const row of change.rows) {
      to.push(row[0]);
      to.push(row[1]?.price ?? NO_OFFER);
      if (row[1] !== null) to.push(row[1].size);
    }
    return;
  }
  for (const row of change.rows) {
    to.push(row[0]);
    to.push(row[1] === null ? 0 : 1);
    if (row[1] !== null) to.push(row[1]);
  }
}

function packMatched(to: NumberBuffer, totalMatched: Money | null | undefined): void {
  to.push(totalMatched === undefined ? MATCHED.absent : totalMatched === null ? MATCHED.unknown : MATCHED.known);
  if (totalMatched != null) to.push(totalMatched);
}

/** Writes a packable change. */
export function packChange(to: NumberBuffer, { facts, runners }: MarketChange): void {
  packMatched(to, facts?.totalMatched);
  to.push(runners.length);
  for (const { runnerId, back, lay } of runners) {
    to.push(runnerId);
    packSide(to, back);
    packSide(to, lay);
  }
}

function unpackSide(next: () => number): SideChange | undefined {
  const form = next();
  if (form === FORMS.none) return undefined;
  const rows = Array.from({ length: next() });
  if (form === FORMS.depth)
    return { form: 'depth', rows: rows.map(() => [next() as MarketPrice, next() === 0 ? null : (next() as Money)]) };
  return {
    form: 'levels',
    rows: rows.map(() => {
      const [level, price] = [next(), next()];
      return [level, price === NO_OFFER ? null : { price: price as MarketPrice, size: next() as Money }];
    }),
  };
}

function unpackRunner(next: () => number): RunnerChange {
  const runnerId = next();
  const [back, lay] = [unpackSide(next), unpackSide(next)];
  return { runnerId, ...(back !== undefined && { back }), ...(lay !== undefined && { lay }) };
}

function unpackFacts(next: () => number): MarketFactsChange | undefined {
  const code = next();
  if (code === MATCHED.absent) return undefined;
  return { totalMatched: code === MATCHED.unknown ? null : (next() as Money) };
}

/** Reads a change that `packChange` wrote. */
export function unpackChange(marketId: string, next: () => number): MarketChange {
  const facts = unpackFacts(next);
  return {
    marketId,
    image: false,
    ...(facts !== undefined && { facts }),
    runners: Array.from({ length: next() }, () => unpackRunner(next)),
  };
}
