import type { MarketStatus, Offer, RunnerStatus } from '../domain/market.ts';
import { type Money, parseMoney } from '../domain/money.ts';
import { type Odds, parseOdds } from '../domain/odds.ts';
import type { LadderChange, MarketChange, MarketFactsChange, RunnerChange } from './changes.ts';
import { at, eachAt, type Fields, fieldsOf, idOf, listOf, Misfit, runnerIn, wholeOf, wordIn, wordsOr } from './stream-fields.ts';

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

function atPrice(raw: unknown): readonly [Odds, Money | null] | null {
  const row = listOf(raw);
  const price = parseOdds(row[0]);
  if (price !== null) return [price, sizeOf(row[1])];
  if (typeof row[0] === 'string' || typeof row[0] === 'number') return null;
  throw new Misfit('not a price');
}

function atLevel(raw: unknown): readonly [number, Offer | null] {
  const row = listOf(raw);
  // By place, not taken apart: that asks the list for an iterator, for each of a thousand prices a tick.
  const level = wholeOf(row[0], MOST_LEVELS);
  const price = parseOdds(row[1]);
  const size = sizeOf(row[2]);
  return [level, price === null || size === null ? null : { price, size }];
}

const levelsAt = (runner: Fields, key: string): LadderChange | undefined =>
  runner[key] === undefined ? undefined : { form: 'levels', rows: eachAt(runner, key, atLevel) };

const depthAt = (runner: Fields, key: string): LadderChange | undefined =>
  runner[key] === undefined ? undefined : { form: 'depth', rows: eachAt(runner, key, atPrice) };

/** A runner's prices in one form. Traded volumes and last prices come alone; they are not drawn. */
function entryOf(runner: Fields, back: LadderChange | undefined, lay: LadderChange | undefined): RunnerChange | null {
  if (back === undefined) return lay === undefined ? null : { runnerId: runnerIn(runner), lay };
  const runnerId = runnerIn(runner);
  return lay === undefined ? { runnerId, back } : { runnerId, back, lay };
}

function levelsOf(raw: unknown): RunnerChange | null {
  const runner = fieldsOf(raw);
  return entryOf(runner, levelsAt(runner, 'batb'), levelsAt(runner, 'batl'));
}

function depthOf(raw: unknown): RunnerChange | null {
  const runner = fieldsOf(raw);
  return entryOf(runner, depthAt(runner, 'atb'), depthAt(runner, 'atl'));
}

/** A runner that comes in both forms has an entry for each. */
function pricesIn(entry: Fields): readonly RunnerChange[] {
  const [levels, depth] = [eachAt(entry, 'rc', levelsOf), eachAt(entry, 'rc', depthOf)];
  return depth.length === 0 ? levels : levels.length === 0 ? depth : [...levels, ...depth];
}

function statusIn<Status>(table: Readonly<Record<string, Status>>): (raw: unknown) => Status {
  return (raw) => {
    const status = wordIn(table, raw);
    if (status === undefined) throw new Misfit('unknown');
    return status;
  };
}

const marketStatusOf = statusIn(marketStatuses);
const runnerStatusOf = statusIn(runnerStatuses);

function statedRunnerOf(raw: unknown): RunnerChange {
  const runner = fieldsOf(raw);
  return { status: at(runner, 'status', runnerStatusOf), runnerId: runnerIn(runner) };
}

interface Definition {
  readonly facts: MarketFactsChange;
  readonly runners: readonly RunnerChange[];
  readonly betDelay: number | null;
}

function definitionOf(raw: unknown): Definition {
  const definition = fieldsOf(raw);
  const { betDelay, inPlay, locked, news } = definition;
  const facts: MarketFactsChange = {
    status: at(definition, 'status', marketStatusOf),
    inPlay: inPlay === true,
    // Ours beside the public definition: an operator's lock, and what it says about the market.
    ...(typeof locked === 'boolean' && { locked }),
    ...(news !== undefined && { news: wordsOr(news) }),
  };
  return { facts, runners: eachAt(definition, 'runners', statedRunnerOf), betDelay: typeof betDelay === 'number' && betDelay >= 0 ? betDelay : null };
}

/** A market's change as the stream tells it, with what only its definition says: the bet delay in seconds, null where it is silent. */
export type StreamMarketChange = MarketChange & { readonly betDelay: number | null };

/** Reads one entry of `mc`. Throws a Misfit. */
export function marketChangeOf(raw: unknown): StreamMarketChange {
  const entry = fieldsOf(raw);
  const marketId = at(entry, 'id', idOf);
  const definition = entry['marketDefinition'] === undefined ? null : at(entry, 'marketDefinition', definitionOf);
  const prices = pricesIn(entry);
  const totalMatched = sizeOf(entry['tv']);
  const image = entry['img'] === true;
  // Most changes are prices and nothing else.
  if (definition === null && totalMatched === null) return { marketId, image, runners: prices, betDelay: null };
  const facts: MarketFactsChange = { ...definition?.facts, ...(totalMatched !== null && { totalMatched }) };
  return { marketId, image, facts, runners: [...(definition?.runners ?? []), ...prices], betDelay: definition?.betDelay ?? null };
}
