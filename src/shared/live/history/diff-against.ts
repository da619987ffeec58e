import type { Offer, RunnerStatus } from '../../domain/market/market.ts';
import type { RunnerId } from '../../domain/market/runner-id.ts';
import { definesMarket, type MarketBook, type RunnerBook, type SideBook } from '../store/book.ts';
import type { LevelRows, MarketChange, MarketFactsChange, RunnerChange, SideChange } from '../store/changes.ts';

type LevelRow = LevelRows[number];

const isSame = (one: Offer | null, other: Offer | null): boolean =>
  one === other || (one !== null && other !== null && one.price === other.price && one.size === other.size);

/** Returns the levels that an image changes. Null when a difference of levels cannot express it. */
function diffLevels(sideBook: SideBook, change: SideChange | undefined): readonly LevelRow[] | null {
  if (sideBook.depth !== null || change?.form !== 'levels') return null;
  const rows: LevelRow[] = [];
  const seenLevels = new Set<number>();
  for (const row of change.rows) {
    if (seenLevels.has(row[0])) return null;
    seenLevels.add(row[0]);
    if (!isSame(sideBook.levels[row[0]] ?? null, row[1])) rows.push(row);
  }
  sideBook.levels.forEach((offer, level) => {
    if (offer !== null && !seenLevels.has(level)) rows.push([level, null]);
  });
  return rows;
}

/** Null: nothing changed. Undefined: only the whole image can express the change. */
function diffRunner(
  runner: RunnerBook,
  change: RunnerChange,
  defaultStatus: RunnerStatus,
): RunnerChange | null | undefined {
  const back = diffLevels(runner.back, change.back);
  const lay = diffLevels(runner.lay, change.lay);
  if (back === null || lay === null) return undefined;
  const status = change.status ?? defaultStatus;
  const difference = {
    ...(status !== runner.status && { status }),
    ...(back.length > 0 && { back: { form: 'levels', rows: back } as const }),
    ...(lay.length > 0 && { lay: { form: 'levels', rows: lay } as const }),
  };
  return Object.keys(difference).length === 0 ? null : { runnerId: change.runnerId, ...difference };
}

const diffFacts = (book: MarketBook, facts: MarketFactsChange): MarketFactsChange =>
  Object.fromEntries(Object.entries(facts).filter(([name, value]) => book[name as keyof MarketFactsChange] !== value));

/**
 * Returns what an image changes about a book, as a difference. Polled markets are images and mostly repeat known
 * values.
 *
 * Returns null without a change, and the image itself when it names other runners or another form. Returns any other
 * change unmodified.
 */
export function diffAgainst(book: MarketBook, change: MarketChange): MarketChange | null {
  if (!change.image || change.runners.length !== book.runners.size) return change;
  const runners: RunnerChange[] = [];
  const listedRunnerIds = new Set<RunnerId>();
  for (const runner of change.runners) {
    const known = book.runners.get(runner.runnerId);
    const changed =
      known === undefined || listedRunnerIds.has(runner.runnerId)
        ? undefined
        : diffRunner(known, runner, definesMarket(change) ? 'active' : known.status);
    if (changed === undefined) return change;
    listedRunnerIds.add(runner.runnerId);
    if (changed !== null) runners.push(changed);
  }
  const facts = diffFacts(book, change.facts ?? {});
  const hasFacts = Object.keys(facts).length > 0;
  return runners.length === 0 && !hasFacts
    ? null
    : { marketId: change.marketId, image: false, ...(hasFacts && { facts }), runners };
}
