import type { MarketStatus, RunnerStatus } from '../domain/market.ts';
import { type Money, parseMoney } from '../domain/money.ts';
import { parseOdds } from '../domain/odds.ts';
import type { LadderChange, MarketChange, MarketFactsChange, RunnerChange } from './changes.ts';
import { type Fields, fieldsAt, idAt, listAt, misfit, type Path, runnerIdAt, wholeAt, wordIn, wordsOr } from './stream-fields.ts';

/** Ten levels are the most the stream sends; a made-up thousandth must not fill the memory. */
const MOST_LEVELS = 9;

const marketStatuses: Readonly<Record<string, MarketStatus>> = { OPEN: 'open', SUSPENDED: 'suspended', CLOSED: 'closed', INACTIVE: 'inactive' };

const runnerStatuses: Readonly<Record<string, RunnerStatus>> = {
  ACTIVE: 'active',
  WINNER: 'winner',
  PLACED: 'winner',
  LOSER: 'loser',
  REMOVED: 'removed',
  REMOVED_VACANT: 'removed',
  HIDDEN: 'removed',
};

// A size of nothing, of less than half a paisa, or of no number at all ("NaN", "Infinity") is no offer.
const sizeOf = (raw: unknown): Money | null => {
  const size = parseMoney(raw);
  return size !== null && size > 0 ? size : null;
};

function depthOf(rows: readonly unknown[], path: Path): LadderChange {
  const change: [NonNullable<ReturnType<typeof parseOdds>>, Money | null][] = [];
  rows.forEach((row, index) => {
    const [rawPrice, rawSize] = listAt(row, [path, index]);
    const price = parseOdds(rawPrice);
    if (price !== null) change.push([price, sizeOf(rawSize)]);
    else if (typeof rawPrice !== 'string' && typeof rawPrice !== 'number') throw misfit([path, index], 'not a price');
  });
  return { form: 'depth', rows: change };
}

function levelsOf(rows: readonly unknown[], path: Path): LadderChange {
  return {
    form: 'levels',
    rows: rows.map((raw, index) => {
      const place: Path = [path, index];
      // By place, not taken apart: that asks the list for an iterator, for each of a thousand prices a tick.
      const row = listAt(raw, place);
      const level = wholeAt(row[0], place, MOST_LEVELS);
      const price = parseOdds(row[1]);
      const size = sizeOf(row[2]);
      return [level, price === null || size === null ? null : { price, size }] as const;
    }),
  };
}

function ladderOf(runner: Fields, levels: string, depth: string, path: Path): LadderChange | null {
  const byLevel = runner[levels];
  const byPrice = runner[depth];
  if (byLevel === undefined && byPrice === undefined) return null;
  const place: Path = [path, byLevel === undefined ? depth : levels];
  return byLevel === undefined ? depthOf(listAt(byPrice, place), place) : levelsOf(listAt(byLevel, place), place);
}

function pricesOf(raw: unknown, path: Path): RunnerChange | null {
  const runner = fieldsAt(raw, path);
  const runnerId = runnerIdAt(runner['id'], [path, 'id']);
  const back = ladderOf(runner, 'batb', 'atb', path);
  const lay = ladderOf(runner, 'batl', 'atl', path);
  // Traded volumes and last prices come alone; they are not drawn.
  if (back === null) return lay === null ? null : { runnerId, lay };
  return lay === null ? { runnerId, back } : { runnerId, back, lay };
}

interface Definition {
  readonly facts: MarketFactsChange;
  readonly runners: readonly RunnerChange[];
  readonly betDelay: number | null;
}

function definitionOf(raw: unknown, path: Path): Definition {
  const definition = fieldsAt(raw, path);
  const status = wordIn(marketStatuses, definition['status']);
  if (status === undefined) throw misfit([path, 'status'], 'unknown');
  const runners = listAt(definition['runners'], [path, 'runners']).map((entry, index): RunnerChange => {
    const runner = fieldsAt(entry, [[path, 'runners'], index]);
    const state = wordIn(runnerStatuses, runner['status']);
    if (state === undefined) throw misfit([[[path, 'runners'], index], 'status'], 'unknown');
    return { runnerId: runnerIdAt(runner['id'], [[[path, 'runners'], index], 'id']), status: state };
  });
  const delay = definition['betDelay'];
  const { locked, news } = definition;
  const facts: MarketFactsChange = {
    status,
    inPlay: definition['inPlay'] === true,
    // Ours beside the public definition: an operator's lock, and what it says about the market.
    ...(typeof locked === 'boolean' && { locked }),
    ...(news !== undefined && { news: wordsOr(news) }),
  };
  return { facts, runners, betDelay: typeof delay === 'number' && delay >= 0 ? delay : null };
}

/** A market's change as the stream tells it, with what only its definition says: the bet delay in seconds, null where it is silent. */
export type StreamMarketChange = MarketChange & { readonly betDelay: number | null };

/** Reads one entry of `mc`. Throws a Misfit. */
export function marketChangeOf(raw: unknown, path: Path): StreamMarketChange {
  const entry = fieldsAt(raw, path);
  const marketId = idAt(entry['id'], [path, 'id']);
  const definition = entry['marketDefinition'] === undefined ? null : definitionOf(entry['marketDefinition'], [path, 'marketDefinition']);
  const within: Path = [path, 'rc'];
  const prices = listAt(entry['rc'], within)
    .map((runner, index) => pricesOf(runner, [within, index]))
    .filter((runner) => runner !== null);
  const totalMatched = sizeOf(entry['tv']);
  const image = entry['img'] === true;
  // Most changes are prices and nothing else.
  if (definition === null && totalMatched === null) return { marketId, image, runners: prices, betDelay: null };
  const facts: MarketFactsChange = { ...definition?.facts, ...(totalMatched !== null && { totalMatched }) };
  return { marketId, image, facts, runners: [...(definition?.runners ?? []), ...prices], betDelay: definition?.betDelay ?? null };
}
