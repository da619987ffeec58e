import type { Money } from '../../domain/money.ts';
import type { Odds } from '../../domain/odds.ts';
import type { LadderChange, MarketChange, MarketFactsChange, RunnerChange } from '../changes.ts';

const FIRST_ROOM = 32;

/** Numbers one after the other, in memory that no collection of garbage has to look through. */
export class Numbers {
  #room = new Float64Array(FIRST_ROOM);
  #length = 0;

  get bytes(): number {
    return this.#room.byteLength;
  }

  /** Makes room for so many more; without it nothing may be pushed. Returns by how many bytes it grew: to ask the array each time costs more than to write. */
  reserve(count: number): number {
    const needed = this.#length + count;
    if (needed <= this.#room.length) return 0;
    const before = this.bytes;
    const larger = new Float64Array(Math.max(needed, 2 * this.#room.length));
    larger.set(this.#room);
    this.#room = larger;
    return this.bytes - before;
  }

  push(value: number): void {
    this.#room[this.#length] = value;
    this.#length += 1;
  }

  /** Gives them back in order; what is pushed meanwhile comes after. */
  reader(): () => number {
    let place = 0;
    return () => this.#room[place++] ?? NaN;
  }
}

const FORMS = { none: 0, levels: 1, depth: 2 } as const;
/** No offer at a level, no size at a price, and no word of what was matched. */
const NOTHING = NaN;
const UNKNOWN_MATCHED = -1;

const isMatchedAlone = (facts: MarketFactsChange): boolean => Object.keys(facts).every((name) => name === 'totalMatched');

const roomOf = (ladder: LadderChange | undefined): number => (ladder === undefined ? 1 : 2 + 3 * ladder.rows.length);

/**
 * How many numbers tell a change at most: one of prices, and perhaps of what was matched, as nearly all are. Null where it says
 * more than numbers can.
 */
export function numbersFor({ image, facts, runners }: MarketChange): number | null {
  if (image || (facts !== undefined && !isMatchedAlone(facts))) return null;
  let numbers = 2;
  for (const { status, back, lay } of runners) {
    if (status !== undefined) return null;
    numbers += 1 + roomOf(back) + roomOf(lay);
  }
  return numbers;
}

function pack(to: Numbers, ladder: LadderChange | undefined): void {
  if (ladder === undefined) {
    to.push(FORMS.none);
    return;
  }
  to.push(FORMS[ladder.form]);
  to.push(ladder.rows.length);
  if (ladder.form === 'levels') {
    for (const row of ladder.rows) {
      to.push(row[0]);
      to.push(row[1]?.price ?? NOTHING);
      to.push(row[1]?.size ?? NOTHING);
    }
    return;
  }
  for (const row of ladder.rows) {
    to.push(row[0]);
    to.push(row[1] ?? NOTHING);
  }
}

/** Writes a change that `numbersFor` has counted and room is reserved for. */
export function packChange(to: Numbers, { facts, runners }: MarketChange): void {
  const matched = facts?.totalMatched;
  to.push(matched === undefined ? NOTHING : (matched ?? UNKNOWN_MATCHED));
  to.push(runners.length);
  for (const { runnerId, back, lay } of runners) {
    to.push(runnerId);
    pack(to, back);
    pack(to, lay);
  }
}

const isNothing = Number.isNaN;

function unpack(next: () => number): LadderChange | undefined {
  const form = next();
  if (form === FORMS.none) return undefined;
  const rows = Array.from({ length: next() });
  if (form === FORMS.depth) {
    return {
      form: 'depth',
      rows: rows.map(() => {
        const [price, size] = [next(), next()];
        return [price as Odds, isNothing(size) ? null : (size as Money)] as const;
      }),
    };
  }
  return {
    form: 'levels',
    rows: rows.map(() => {
      const [level, price, size] = [next(), next(), next()];
      return [level, isNothing(price) ? null : { price: price as Odds, size: size as Money }] as const;
    }),
  };
}

function unpackRunner(next: () => number): RunnerChange {
  const runnerId = next();
  const [back, lay] = [unpack(next), unpack(next)];
  return { runnerId, ...(back !== undefined && { back }), ...(lay !== undefined && { lay }) };
}

/** Reads what `packChange` wrote. */
export function unpackChange(marketId: string, next: () => number): MarketChange {
  const [matched, runners] = [next(), next()];
  return {
    marketId,
    image: false,
    ...(!isNothing(matched) && { facts: { totalMatched: matched === UNKNOWN_MATCHED ? null : (matched as Money) } }),
    runners: Array.from({ length: runners }, () => unpackRunner(next)),
  };
}
