import {
  getHandicap,
  hasHandicap,
  parseHandicap,
  type RunnerId,
  toRunnerId,
  toSelectionId,
} from '#shared/domain/market/runner-id.ts';
import { appendHandicap } from '#shared/format/handicap.ts';
import type { MarketOutline, RunnerOutline } from '#shared/live/live-feed.ts';
import { texts } from '../../texts.ts';
import { cleanLabel } from '../clean-label.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Upper bound, so that a fabricated file cannot fill the page. */
const MAX_RUNNERS = 100;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** "MATCH_ODDS" becomes "Match odds". */
const formatMarketType = (raw: unknown): string | null => {
  const label = cleanLabel(raw)?.replaceAll('_', ' ').toLowerCase() ?? null;
  return label === null ? null : label.charAt(0).toUpperCase() + label.slice(1);
};

/**
 * Reads the market definitions in one message of the public format, by market id. The stream's own reader handles the
 * prices.
 */
export function readDefinitions(line: string): ReadonlyMap<string, Fields> {
  const message: unknown = JSON.parse(line);
  const entries: unknown = isFields(message) ? message['mc'] : null;
  const definitions = new Map<string, Fields>();
  for (const entry of Array.isArray(entries) ? (entries as readonly unknown[]) : []) {
    if (isFields(entry) && typeof entry['id'] === 'string' && isFields(entry['marketDefinition']))
      definitions.set(entry['id'], entry['marketDefinition']);
  }
  return definitions;
}

/** Returns null when an entry has no runner id. */
const readRunnerId = ({ id, hc }: Fields): RunnerId | null =>
  typeof id === 'number' ? toRunnerId(id, parseHandicap(hc)) : null;

/** Name of a runner, or its id when the definition has no name. */
function getRunnerName(runnerId: RunnerId, raw: unknown, hasHandicaps: boolean): string {
  const name = cleanLabel(raw) ?? texts.file.runner({ runnerId: toSelectionId(runnerId) });
  return hasHandicaps ? appendHandicap(name, getHandicap(runnerId)) : name;
}

function createRunnerOutlines(definition: Fields, ids: readonly RunnerId[]): readonly RunnerOutline[] {
  const list: readonly unknown[] = Array.isArray(definition['runners']) ? definition['runners'] : [];
  const definitionsById = new Map(list.filter(isFields).map((runner) => [readRunnerId(runner), runner]));
  const hasHandicaps = hasHandicap(ids.map((runnerId) => ({ runnerId })));
  const getOrder = (id: RunnerId): number => {
    const priority = definitionsById.get(id)?.['sortPriority'];
    return typeof priority === 'number' ? priority : Infinity;
  };
  return [...ids]
    .sort((one, other) => (getOrder(one) === getOrder(other) ? 0 : getOrder(one) - getOrder(other)))
    .slice(0, MAX_RUNNERS)
    .map((runnerId) => ({
      runnerId,
      name: getRunnerName(runnerId, definitionsById.get(runnerId)?.['name'], hasHandicaps),
      metadata: undefined,
    }));
}

/** Creates the outline of a recorded market from its last definition. */
export function createOutline(marketId: string, definition: Fields, runnerIds: readonly RunnerId[]): MarketOutline {
  const winners = definition['numberOfWinners'];
  return {
    sportId: cleanLabel(definition['eventTypeId']) ?? '',
    matchId: cleanLabel(definition['eventId']) ?? '',
    matchName: cleanLabel(definition['eventName']) ?? '',
    startsAt: cleanLabel(definition['marketTime']) ?? '',
    marketId,
    name:
      cleanLabel(definition['name']) ?? formatMarketType(definition['marketType']) ?? texts.file.market({ marketId }),
    type: 'other',
    kind: 'odds',
    winners: typeof winners === 'number' && Number.isInteger(winners) && winners > 0 ? winners : 1,
    ladder: 'betfair',
    minStake: null,
    maxStake: null,
    runners: createRunnerOutlines(definition, runnerIds),
  };
}
