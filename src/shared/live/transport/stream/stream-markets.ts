import type { MarketStatus, Offer, RunnerStatus } from '../../../domain/market/market.ts';
import { type Money, parseMoney } from '../../../domain/money/money.ts';
import { type MarketPrice, parsePrice } from '../../../domain/odds/odds.ts';
import type { MarketChange, MarketFactsChange, RunnerChange, SideChange } from '../../store/changes.ts';
import {
  lookUpWord,
  readArray,
  readEach,
  readField,
  readId,
  readInteger,
  readObject,
  readRunnerId,
  readTextOrNull,
  type StreamFields,
  StreamFormatError,
} from './stream-fields.ts';

/** The stream sends at most ten levels. A made-up thousandth must not fill the memory. */
export const MAX_LEVEL = 9;

/** States of a market on the stream. */
export const marketStatuses: Readonly<Record<string, MarketStatus>> = {
  OPEN: 'open',
  SUSPENDED: 'suspended',
  CLOSED: 'closed',
  INACTIVE: 'inactive',
};

/** States of a runner on the stream. */
export const runnerStatuses: Readonly<Record<string, RunnerStatus>> = {
  ACTIVE: 'active',
  WINNER: 'winner',
  PLACED: 'winner',
  LOSER: 'loser',
  REMOVED: 'removed',
  REMOVED_VACANT: 'removed',
  HIDDEN: 'removed',
};

// A size of 0, below half a paisa, or not a finite number ("NaN", "Infinity") is no offer.
const readSize = (raw: unknown): Money | null => {
  const size = parseMoney(raw);
  return size !== null && size > 0 ? size : null;
};

function readDepthRow(raw: unknown): readonly [MarketPrice, Money | null] | null {
  const row = readArray(raw);
  const price = parsePrice(row[0]);
  if (price !== null) return [price, readSize(row[1])];
  if (typeof row[0] === 'string' || typeof row[0] === 'number') return null;
  throw new StreamFormatError('not a price');
}

function readLevelRow(raw: unknown): readonly [number, Offer | null] {
  const row = readArray(raw);
  // By index: destructuring would create an iterator for each of a thousand prices per message.
  const level = readInteger(row[0], MAX_LEVEL);
  const price = parsePrice(row[1]);
  const size = readSize(row[2]);
  return [level, price === null || size === null ? null : { price, size }];
}

const readLevels = (runner: StreamFields, key: string): SideChange | undefined =>
  runner[key] === undefined ? undefined : { form: 'levels', rows: readEach(runner, key, readLevelRow) };

const readDepth = (runner: StreamFields, key: string): SideChange | undefined =>
  runner[key] === undefined ? undefined : { form: 'depth', rows: readEach(runner, key, readDepthRow) };

/**
 * Reads a runner's prices in one form. Traded volumes and last prices are skipped, because the app does not draw them.
 */
function toRunnerChange(
  runner: StreamFields,
  back: SideChange | undefined,
  lay: SideChange | undefined,
): RunnerChange | null {
  if (back === undefined) return lay === undefined ? null : { runnerId: readRunnerId(runner), lay };
  const runnerId = readRunnerId(runner);
  return lay === undefined ? { runnerId, back } : { runnerId, back, lay };
}

/** A runner that comes in both forms has one entry per form. */
function readPrices(entry: StreamFields): readonly RunnerChange[] {
  const depth: RunnerChange[] = [];
  const levels = readEach(entry, 'rc', (raw) => {
    const runner = readObject(raw);
    const inDepth = toRunnerChange(runner, readDepth(runner, 'atb'), readDepth(runner, 'atl'));
    if (inDepth !== null) depth.push(inDepth);
    return toRunnerChange(runner, readLevels(runner, 'batb'), readLevels(runner, 'batl'));
  });
  return depth.length === 0 ? levels : [...levels, ...depth];
}

// Polls read statuses in the same way. One odd word must not make the whole message unreadable.
const readStatus = <Status>(table: Readonly<Record<string, Status>>, raw: unknown): Status | 'suspended' =>
  lookUpWord(table, typeof raw === 'string' ? raw.trim().toUpperCase() : '') ?? 'suspended';

const runnerWords: Readonly<Record<string, RunnerStatus>> = { ...runnerStatuses, '': 'active' };

function readRunnerDefinition(raw: unknown): RunnerChange {
  const runner = readObject(raw);
  return { status: readStatus(runnerWords, runner['status']), runnerId: readRunnerId(runner) };
}

interface StreamMarketDefinition {
  readonly facts: MarketFactsChange;
  readonly runners: readonly RunnerChange[];
  readonly betDelay: number | null;
}

function readDefinition(raw: unknown): StreamMarketDefinition {
  const definition = readObject(raw);
  const { betDelay, inPlay, locked, news } = definition;
  const facts: MarketFactsChange = {
    status: readStatus(marketStatuses, definition['status']),
    inPlay: inPlay === true,
    // Our own fields beside the public definition: an operator's lock and its remark on the market.
    ...(typeof locked === 'boolean' && { locked }),
    ...(news !== undefined && { news: readTextOrNull(news) }),
  };
  return {
    facts,
    runners: readEach(definition, 'runners', readRunnerDefinition),
    betDelay: typeof betDelay === 'number' && betDelay >= 0 ? betDelay : null,
  };
}

/** A stream change of a market, with the bet delay of its definition in seconds, or null. */
export type StreamMarketChange = MarketChange & { readonly betDelay: number | null };

/** Reads one entry of `mc`. Throws a FieldMismatch. */
export function readMarketChange(raw: unknown): StreamMarketChange {
  const entry = readObject(raw);
  const marketId = readField(entry, 'id', readId);
  const definition =
    entry['marketDefinition'] === undefined ? null : readField(entry, 'marketDefinition', readDefinition);
  const prices = readPrices(entry);
  const totalMatched = readSize(entry['tv']);
  const image = entry['img'] === true;
  // Most changes hold only prices.
  if (definition === null && totalMatched === null) return { marketId, image, runners: prices, betDelay: null };
  const facts: MarketFactsChange = { ...definition?.facts, ...(totalMatched !== null && { totalMatched }) };
  return {
    marketId,
    image,
    facts,
    runners: [...(definition?.runners ?? []), ...prices],
    betDelay: definition?.betDelay ?? null,
  };
}
