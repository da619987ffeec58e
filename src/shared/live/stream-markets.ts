import type { MarketStatus, RunnerStatus } from '../domain/market.ts';
import { type Money, parseMoney } from '../domain/money.ts';
import { parseOdds } from '../domain/odds.ts';
import type { LadderChange, MarketChange, MarketFactsChange, RunnerChange } from './changes.ts';
import { type Fields, fieldsAt, idAt, listAt, Misfit, runnerIdAt, wholeAt, wordIn, wordsOr } from './stream-fields.ts';

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

function depthOf(rows: readonly unknown[], path: string): LadderChange {
  const change: [NonNullable<ReturnType<typeof parseOdds>>, Money | null][] = [];
  rows.forEach((row, index) => {
    const [rawPrice, rawSize] = listAt(row, `${path}[${index}]`);
    const price = parseOdds(rawPrice);
    if (price !== null) change.push([price, sizeOf(rawSize)]);
    else if (typeof rawPrice !== 'string' && typeof rawPrice !== 'number') throw new Misfit(`${path}[${index}]: not a price`);
  });
  return { form: 'depth', rows: change };
}

function levelsOf(rows: readonly unknown[], path: string): LadderChange {
  return {
    form: 'levels',
    rows: rows.map((row, index) => {
      const [rawLevel, rawPrice, rawSize] = listAt(row, `${path}[${index}]`);
      const level = wholeAt(rawLevel, `${path}[${index}]`, MOST_LEVELS);
      const price = parseOdds(rawPrice);
      const size = sizeOf(rawSize);
      return [level, price === null || size === null ? null : { price, size }] as const;
    }),
  };
}

function ladderOf(runner: Fields, levels: string, depth: string, path: string): LadderChange | null {
  if (runner[levels] !== undefined) return levelsOf(listAt(runner[levels], `${path}.${levels}`), `${path}.${levels}`);
  if (runner[depth] !== undefined) return depthOf(listAt(runner[depth], `${path}.${depth}`), `${path}.${depth}`);
  return null;
}

function pricesOf(raw: unknown, path: string): RunnerChange | null {
  const runner = fieldsAt(raw, path);
  const runnerId = runnerIdAt(runner['id'], `${path}.id`);
  const back = ladderOf(runner, 'batb', 'atb', path);
  const lay = ladderOf(runner, 'batl', 'atl', path);
  // Traded volumes and last prices come alone; they are not drawn.
  if (back === null && lay === null) return null;
  return { runnerId, ...(back && { back }), ...(lay && { lay }) };
}

interface Definition {
  readonly facts: MarketFactsChange;
  readonly runners: readonly RunnerChange[];
  readonly betDelay: number | null;
}

function definitionOf(raw: unknown, path: string): Definition {
  const definition = fieldsAt(raw, path);
  const status = wordIn(marketStatuses, definition['status']);
  if (status === undefined) throw new Misfit(`${path}.status: unknown`);
  const runners = listAt(definition['runners'], `${path}.runners`).map((entry, index): RunnerChange => {
    const runner = fieldsAt(entry, `${path}.runners[${index}]`);
    const state = wordIn(runnerStatuses, runner['status']);
    if (state === undefined) throw new Misfit(`${path}.runners[${index}].status: unknown`);
    return { runnerId: runnerIdAt(runner['id'], `${path}.runners[${index}].id`), status: state };
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
export function marketChangeOf(raw: unknown, path: string): StreamMarketChange {
  const entry = fieldsAt(raw, path);
  const marketId = idAt(entry['id'], `${path}.id`);
  const definition = entry['marketDefinition'] === undefined ? null : definitionOf(entry['marketDefinition'], `${path}.marketDefinition`);
  const prices = listAt(entry['rc'], `${path}.rc`)
    .map((runner, index) => pricesOf(runner, `${path}.rc[${index}]`))
    .filter((runner) => runner !== null);
  const totalMatched = sizeOf(entry['tv']);
  const facts: MarketFactsChange = { ...definition?.facts, ...(totalMatched !== null && { totalMatched }) };
  return {
    marketId,
    image: entry['img'] === true,
    ...(Object.keys(facts).length > 0 && { facts }),
    runners: [...(definition?.runners ?? []), ...prices],
    betDelay: definition?.betDelay ?? null,
  };
}
