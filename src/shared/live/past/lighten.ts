import type { Offer, RunnerStatus } from '../../domain/market.ts';
import type { RunnerId } from '../../domain/runner-id.ts';
import { type Book, isDefined, type Ladder, type RunnerBook } from '../book.ts';
import type { LadderChange, LevelRows, MarketChange, MarketFactsChange, RunnerChange } from '../changes.ts';

type LevelRow = LevelRows[number];

const isSame = (one: Offer | null, other: Offer | null): boolean => one === other || (one !== null && other !== null && one.price === other.price && one.size === other.size);

/** The levels that an image changes; null where a difference of levels cannot say it. */
function changedLevels(ladder: Ladder, change: LadderChange | undefined): readonly LevelRow[] | null {
  if (ladder.depth !== null || change?.form !== 'levels') return null;
  const rows: LevelRow[] = [];
  const named = new Set<number>();
  for (const row of change.rows) {
    if (named.has(row[0])) return null;
    named.add(row[0]);
    if (!isSame(ladder.levels[row[0]] ?? null, row[1])) rows.push(row);
  }
  ladder.levels.forEach((offer, level) => {
    if (offer !== null && !named.has(level)) rows.push([level, null]);
  });
  return rows;
}

/** Null: nothing changed. Undefined: only the whole image can say it. */
function changedRunner(runner: RunnerBook, change: RunnerChange, otherwise: RunnerStatus): RunnerChange | null | undefined {
  const back = changedLevels(runner.back, change.back);
  const lay = changedLevels(runner.lay, change.lay);
  if (back === null || lay === null) return undefined;
  const status = change.status ?? otherwise;
  const told = {
    ...(status !== runner.status && { status }),
    ...(back.length > 0 && { back: { form: 'levels', rows: back } as const }),
    ...(lay.length > 0 && { lay: { form: 'levels', rows: lay } as const }),
  };
  return Object.keys(told).length === 0 ? null : { runnerId: change.runnerId, ...told };
}

const changedFacts = (book: Book, facts: MarketFactsChange): MarketFactsChange =>
  Object.fromEntries(Object.entries(facts).filter(([name, value]) => book[name as keyof MarketFactsChange] !== value));

/**
 * What an image changes about a book, as the difference alone: polled markets are images, and mostly say what is known. Null where
 * nothing changed; the image itself where it names other runners or another form. Any other change is given back as it is.
 */
export function lighten(book: Book, change: MarketChange): MarketChange | null {
  if (!change.image || change.runners.length !== book.runners.size) return change;
  const runners: RunnerChange[] = [];
  const seen = new Set<RunnerId>();
  for (const runner of change.runners) {
    const known = book.runners.get(runner.runnerId);
    const changed = known === undefined || seen.has(runner.runnerId) ? undefined : changedRunner(known, runner, isDefined(change) ? 'active' : known.status);
    if (changed === undefined) return change;
    seen.add(runner.runnerId);
    if (changed !== null) runners.push(changed);
  }
  const facts = changedFacts(book, change.facts ?? {});
  const spoken = Object.keys(facts).length > 0;
  return runners.length === 0 && !spoken ? null : { marketId: change.marketId, image: false, ...(spoken && { facts }), runners };
}
