import { handicapOf, hasHandicap, parseHandicap, type RunnerId, runnerIdOf, selectionIdOf } from '#shared/domain/runner-id.ts';
import { nameWithHandicap } from '#shared/format/handicap.ts';
import type { MarketOutline, RunnerOutline } from '#shared/live/live.ts';
import { texts } from '../texts.ts';
import { plain } from './plain.ts';

type Fields = Readonly<Record<string, unknown>>;

/** More than any market has: a file that makes them up must not fill the page. */
const MOST_RUNNERS = 100;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);

/** "MATCH_ODDS" becomes "Match odds". */
const inWords = (raw: unknown): string | null => {
  const words = plain(raw)?.replaceAll('_', ' ').toLowerCase() ?? null;
  return words === null ? null : words.charAt(0).toUpperCase() + words.slice(1);
};

/** The definitions of markets in a message of the public format, by market id; of no use for prices, which the stream's own reader reads. */
export function definitionsIn(line: string): ReadonlyMap<string, Fields> {
  const message: unknown = JSON.parse(line);
  const entries: unknown = isFields(message) ? message['mc'] : null;
  const found = new Map<string, Fields>();
  for (const entry of Array.isArray(entries) ? (entries as readonly unknown[]) : []) {
    if (isFields(entry) && typeof entry['id'] === 'string' && isFields(entry['marketDefinition'])) found.set(entry['id'], entry['marketDefinition']);
  }
  return found;
}

/** Null where an entry names no runner. */
const runnerIdIn = ({ id, hc }: Fields): RunnerId | null => (typeof id === 'number' ? runnerIdOf(id, parseHandicap(hc)) : null);

/** A runner that the definition does not name goes by its number. */
function nameOf(runnerId: RunnerId, raw: unknown, lines: boolean): string {
  const name = plain(raw) ?? texts.file.runner(selectionIdOf(runnerId));
  return lines ? nameWithHandicap(name, handicapOf(runnerId)) : name;
}

function runnersOf(definition: Fields, ids: readonly RunnerId[]): readonly RunnerOutline[] {
  const list: readonly unknown[] = Array.isArray(definition['runners']) ? definition['runners'] : [];
  const named = new Map(list.filter(isFields).map((runner) => [runnerIdIn(runner), runner]));
  const lines = hasHandicap(ids.map((runnerId) => ({ runnerId })));
  const order = (id: RunnerId): number => {
    const place = named.get(id)?.['sortPriority'];
    return typeof place === 'number' ? place : Infinity;
  };
  return [...ids]
    .sort((one, other) => (order(one) === order(other) ? 0 : order(one) - order(other)))
    .slice(0, MOST_RUNNERS)
    .map((runnerId) => ({ runnerId, name: nameOf(runnerId, named.get(runnerId)?.['name'], lines), metadata: undefined }));
}

/** A market of a recording, called as its last definition calls it. */
export function outlineOf(marketId: string, definition: Fields, runnerIds: readonly RunnerId[]): MarketOutline {
  const winners = definition['numberOfWinners'];
  return {
    sportId: plain(definition['eventTypeId']) ?? '',
    matchId: plain(definition['eventId']) ?? '',
    matchName: plain(definition['eventName']) ?? '',
    startsAt: plain(definition['marketTime']) ?? '',
    marketId,
    name: plain(definition['name']) ?? inWords(definition['marketType']) ?? texts.file.market(marketId),
    type: 'other',
    kind: 'odds',
    winners: typeof winners === 'number' && Number.isInteger(winners) && winners > 0 ? winners : 1,
    ladder: 'betfair',
    minStake: null,
    maxStake: null,
    runners: runnersOf(definition, runnerIds),
  };
}
