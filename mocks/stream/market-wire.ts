import type { Levels, Market, Runner } from '#shared/domain/market.ts';
import { decimal } from '#shared/domain/money.ts';
import { oddsDecimal } from '#shared/domain/odds.ts';
import { handicapOf, selectionIdOf } from '#shared/domain/runner-id.ts';
import { upper } from '../handlers/wire.ts';

type Row = readonly [level: number, price: number, size: number];

const LEVELS = [0, 1, 2] as const;

/** What a level says on the stream; a level without an offer is emptied. */
const rowOf = (levels: Levels, level: 0 | 1 | 2): Row => {
  const offer = levels[level];
  return offer === null ? [level, 0, 0] : [level, oddsDecimal(offer.price), decimal(offer.size)];
};

const same = (one: Row, other: Row): boolean => one[1] === other[1] && one[2] === other[2];

const changedRows = (before: Levels, now: Levels): Row[] => LEVELS.map((level) => rowOf(now, level)).filter((row, level) => !same(row, rowOf(before, level as 0 | 1 | 2)));

/** A selection, and its handicap where it has one. */
function idOf({ runnerId }: Pick<Runner, 'runnerId'>) {
  const handicap = handicapOf(runnerId);
  return handicap === 0 ? { id: runnerId } : { id: selectionIdOf(runnerId), hc: handicap / 100 };
}

/** `locked` and `news` are ours: the public definition has neither. */
const definitionOf = (market: Market) => ({
  status: upper(market.status),
  inPlay: market.inPlay,
  locked: market.locked,
  news: market.news,
  runners: market.runners.map((runner) => ({ ...idOf(runner), status: upper(runner.status) })),
});

const volumeOf = ({ totalMatched }: Market) => (totalMatched === null ? {} : { tv: decimal(totalMatched) });

/** Everything about a market's prices, in place of all that was said before. */
export const imageOf = (market: Market) => ({
  id: market.marketId,
  img: true,
  marketDefinition: definitionOf(market),
  ...volumeOf(market),
  rc: market.runners.map(({ runnerId, back, lay }) => ({
    ...idOf({ runnerId }),
    batb: LEVELS.filter((level) => back[level] !== null).map((level) => rowOf(back, level)),
    batl: LEVELS.filter((level) => lay[level] !== null).map((level) => rowOf(lay, level)),
  })),
});

/** What changed between two moments of a market; null where nothing did. */
export function deltaOf(before: Market, now: Market): object | null {
  if (before === now) return null;
  const runners = now.runners.map((runner) => {
    const old = before.runners.find(({ runnerId }) => runnerId === runner.runnerId);
    const none: Levels = [null, null, null];
    const back = changedRows(old?.back ?? none, runner.back);
    const lay = changedRows(old?.lay ?? none, runner.lay);
    return { ...idOf(runner), ...(back.length > 0 && { batb: back }), ...(lay.length > 0 && { batl: lay }) };
  });
  const rc = runners.filter((runner) => 'batb' in runner || 'batl' in runner);
  const definition = definitionOf(now);
  const redefined = JSON.stringify(definition) !== JSON.stringify(definitionOf(before));
  const traded = before.totalMatched !== now.totalMatched;
  if (rc.length === 0 && !redefined && !traded) return null;
  return { id: now.marketId, ...(redefined && { marketDefinition: definition }), ...(traded && volumeOf(now)), ...(rc.length > 0 && { rc }) };
}
