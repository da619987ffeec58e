import type { Levels, Runner } from '#shared/domain/market/market.ts';
import { toDecimal } from '#shared/domain/money/money.ts';
import { toDecimalPrice } from '#shared/domain/odds/odds.ts';
import { toUpperWord } from '../../handlers/to-wire.ts';
import type { MarketMoment, SimulatedMarket } from '../world/simulated-match.ts';

type WireOffer = readonly [price: number, size: number];

interface RecordingOptions {
  /** First and last moment, in milliseconds. */
  readonly from: number;
  readonly to: number;
  /** Milliseconds between two messages. */
  readonly everyMs: number;
  /** Ids in the file, so that the recorded match differs from the match it was made of. */
  readonly marketId: string;
  readonly eventId: string;
  /** Rupees per unit of the recording's currency. */
  readonly rupeesPerUnit: number;
  /** Bet delay in play, in seconds. */
  readonly betDelay: number;
}

/** Lists the changes from one set of offers to the next. A size of 0 removes a price, as in the public stream. */
function diffOffers(before: Levels, now: Levels, rupeesPerUnit: number): WireOffer[] {
  const toOffers = (levels: Levels) =>
    new Map(
      levels.flatMap((level) =>
        level === null ? [] : [[toDecimalPrice(level.price), toDecimal(level.size) / rupeesPerUnit] as const],
      ),
    );
  const [previous, current] = [toOffers(before), toOffers(now)];
  const removed = [...previous.keys()].filter((price) => !current.has(price)).map((price) => [price, 0] as const);
  return [...removed, ...[...current].filter(([price, size]) => previous.get(price) !== size)];
}

const NO_LEVELS: Levels = [null, null, null];

function diffRunner(before: Runner | undefined, { runnerId, back, lay }: Runner, rupeesPerUnit: number) {
  const atb = diffOffers(before?.back ?? NO_LEVELS, back, rupeesPerUnit);
  const atl = diffOffers(before?.lay ?? NO_LEVELS, lay, rupeesPerUnit);
  if (atb.length + atl.length === 0) return [];
  return [{ id: runnerId, ...(atb.length > 0 && { atb }), ...(atl.length > 0 && { atl }) }];
}

/**
 * Writes a simulated market in the format of the public stream: one `mcm` message a line, an image first and then
 * changes.
 */
export function recordMarket(market: SimulatedMarket, options: RecordingOptions): string[] {
  const { from, to, everyMs, marketId, eventId, rupeesPerUnit, betDelay } = options;
  const createDefinition = ({ status, inPlay, runners }: MarketMoment) => ({
    eventId,
    eventTypeId: market.announcement.sportId,
    marketType: 'MATCH_ODDS',
    marketTime: new Date(market.announcement.startsAt).toISOString(),
    numberOfWinners: 1,
    status: toUpperWord(status),
    inPlay,
    betDelay: inPlay ? betDelay : 0,
    runners: runners.map((runner, index) => ({
      id: runner.runnerId,
      status: toUpperWord(runner.status),
      sortPriority: index + 1,
    })),
  });

  const lines: string[] = [];
  let previous: MarketMoment | null = null;
  let previousDefinition = '';
  for (let time = from; time <= to; time += everyMs) {
    const moment = market.getStateAt(time);
    const definition = createDefinition(moment);
    const hasDefinitionChanged = JSON.stringify(definition) !== previousDefinition;
    const rc = moment.runners.flatMap((runner) =>
      diffRunner(
        previous?.runners.find(({ runnerId }) => runnerId === runner.runnerId),
        runner,
        rupeesPerUnit,
      ),
    );
    const change = {
      id: marketId,
      ...(previous === null && { img: true }),
      ...(hasDefinitionChanged && { marketDefinition: definition }),
      ...(rc.length > 0 && { rc }),
    };
    if (hasDefinitionChanged || rc.length > 0)
      lines.push(JSON.stringify({ op: 'mcm', clk: `c${lines.length}`, pt: time, mc: [change] }));
    previous = moment;
    previousDefinition = JSON.stringify(definition);
  }
  return lines;
}
