import { describe, expect, test } from 'vitest';
import { units } from '#shared/domain/money/money.ts';
import { DAY_MS, MINUTE_MS, SECOND_MS } from '#shared/format/durations.ts';
import type { Exchange } from '../../exchange.ts';
import { EVENING, findUserId, openExchange, world } from '../../tests/test-exchange.ts';
import type { Fixture } from '../../world/calendar.ts';
import { createRng } from '../../world/rng.ts';
import type { SimulatedLine, SimulatedMatch } from '../../world/simulated-match.ts';
import { BALLS, type CricketScript, type Innings, writeCricket } from './cricket-script.ts';

interface PlayedMatch {
  readonly match: SimulatedMatch;
  readonly script: CricketScript;
  readonly first: Innings;
}

const fixtures = world.listFixtures('4', EVENING, EVENING + 10 * DAY_MS);
/** Writes the script again from the seed. It checks the lines and markets of the exchange. */
const rewriteScript = ({ key, announcement }: Fixture) => writeCricket(createRng(key, 1), announcement.startsAt);

function findMatch(isCandidate: (script: CricketScript, first: Innings) => boolean): PlayedMatch {
  for (const fixture of fixtures) {
    const script = rewriteScript(fixture);
    const [first] = script.innings;
    if (first !== undefined && isCandidate(script, first)) return { match: world.getMatch(fixture), script, first };
  }
  throw new Error('no such match in ten days');
}

const isAbandonedInChase = ({ abandonedAt, innings }: CricketScript) => abandonedAt !== null && innings.length === 2;
const countWickets = ({ deliveries }: Innings) => deliveries.filter(({ wicket }) => wicket).length;

const findLine = ({ match }: PlayedMatch, number: number): SimulatedLine => {
  const line = match.getLines().find(({ fancyId }) => fancyId.endsWith(`_${number}`));
  if (line === undefined) throw new Error(`no line ${number}`);
  return line;
};

/** Places a bet on YES at the first moment from `from` at which the line takes one. */
async function placeOnLine(exchange: Exchange, line: SimulatedLine, from: number): Promise<void> {
  exchange.clock.jumpTo(from);
  const demo = findUserId(exchange, 'demo');
  for (let attempt = 0; attempt < 100; attempt++) {
    const { yes, lockedBy } = line.getQuoteAt(exchange.clock.now());
    if (yes !== null && lockedBy === null) {
      const bet = { fancyId: line.fancyId, side: 'yes', ...yes, stake: units(100) } as const;
      const outcome = exchange.betting.placeFancy(demo, bet);
      exchange.clock.advance(3 * SECOND_MS);
      if ((await outcome).kind === 'placed') return;
    }
    exchange.clock.advance(SECOND_MS);
  }
  throw new Error(`${line.name} takes no bet`);
}

const listDemoBets = (exchange: Exchange, list: 'open' | 'settled' | 'void') =>
  exchange.betting
    .list(findUserId(exchange, 'demo'), list, {})
    .rows.map(({ marketName, winnerName }) => [marketName, winnerName]);

describe('a match that rain ends in the second innings', () => {
  const allOut = findMatch((script, first) => isAbandonedInChase(script) && countWickets(first) === 10);
  const notOut = findMatch((script, first) => isAbandonedInChase(script) && countWickets(first) < 10);

  test('the total of a first innings that was all out stands', async () => {
    const { first, script } = allOut;
    expect(first.deliveries.at(-1)?.legalBalls).toBeLessThan(BALLS);
    const line = findLine(allOut, 20);
    const exchange = openExchange(first.startsAt);
    await placeOnLine(exchange, line, first.startsAt + MINUTE_MS);
    exchange.clock.jumpTo(script.endsAt + 10 * MINUTE_MS);
    expect(listDemoBets(exchange, 'settled')).toEqual([[line.name, String(first.total)]]);
    expect(findLine(allOut, 320).result).toBe(first.total % 2);
  });

  test('the last wicket that did not fall stands at the total of a completed first innings', async () => {
    const { first, script } = notOut;
    const line = findLine(notOut, 30 + countWickets(first));
    const exchange = openExchange(first.startsAt);
    await placeOnLine(exchange, line, line.opensAt);
    exchange.clock.jumpTo(script.endsAt + 10 * MINUTE_MS);
    expect(listDemoBets(exchange, 'settled')).toEqual([[line.name, String(first.total)]]);
  });

  test.each([allOut, notOut])('lines of the second innings and of the match are void', (played) => {
    const [, second] = played.script.innings;
    expect(second?.deliveries.at(-1)?.legalBalls ?? 0).toBeLessThan(BALLS);
    const numbers = [520, 820, 530 + (second === undefined ? 0 : countWickets(second)), 1000, 1001];
    expect(numbers.map((number) => findLine(played, number).result)).toEqual(numbers.map(() => null));
  });
});

describe('a tied match', () => {
  const tied = findMatch(({ isTied }) => isTied);
  const playEndsAt = tied.script.innings[1]?.endsAt ?? 0;
  const [odds, , , tiedMarket, completedMarket] = tied.match.markets;

  test('lines of the match take bets until ordinary play ends, and settle before the super over', async () => {
    const fours = findLine(tied, 1000);
    const counted = tied.script.innings.flatMap(({ deliveries }) => deliveries).filter(({ runs }) => runs === 4).length;
    const exchange = openExchange(playEndsAt - 5 * MINUTE_MS);
    await placeOnLine(exchange, fours, playEndsAt - 4 * MINUTE_MS);
    exchange.clock.jumpTo(playEndsAt);
    const bet = { fancyId: fours.fancyId, side: 'yes', run: counted, size: 100, stake: units(100) } as const;
    const late = exchange.betting.placeFancy(findUserId(exchange, 'demo'), bet);
    expect(await late).toEqual({ kind: 'refused', message: 'Fancy Closed!' });
    exchange.clock.jumpTo(playEndsAt + 2 * MINUTE_MS);
    expect(listDemoBets(exchange, 'settled')).toEqual([[fours.name, String(counted)]]);
  });

  test('markets on a tie and on completion close with ordinary play, and Yes wins both', () => {
    for (const market of [tiedMarket, completedMarket]) {
      expect(market?.getStateAt(playEndsAt - 1).status).not.toBe('closed');
      expect(market?.getStateAt(playEndsAt).status).toBe('suspended');
      const { status, runners } = market?.getStateAt(playEndsAt + 2 * MINUTE_MS) ?? {};
      expect([status, runners?.map((runner) => [runner.name, runner.status])]).toEqual([
        'closed',
        [
          ['Yes', 'winner'],
          ['No', 'loser'],
        ],
      ]);
      expect(market?.getStateAt(playEndsAt + 9 * MINUTE_MS)).toEqual(market?.getStateAt(playEndsAt + 2 * MINUTE_MS));
    }
  });

  test('match odds stay open for the super over, which names their winner', () => {
    expect(odds?.getStateAt(playEndsAt + 9 * MINUTE_MS).status).toBe('open');
    expect([odds?.settlesAt, odds?.ending.kind]).toEqual([tied.script.endsAt + 2 * MINUTE_MS, 'won']);
  });
});

describe('a line on the fall of a wicket', () => {
  const played = findMatch(
    ({ abandonedAt, isTied }, first) => abandonedAt === null && !isTied && countWickets(first) < 10,
  );
  const { first } = played;
  const wickets = first.deliveries.filter(({ wicket }) => wicket);

  test('reveals nothing while the ball is in progress that takes the wicket', () => {
    const total = findLine(played, 20);
    for (const [i, { bowledAt, endedAt }] of wickets.entries()) {
      const line = findLine(played, 30 + i);
      expect(line.getQuoteAt(bowledAt - 1).lockedBy).toBeNull();
      for (let time = bowledAt; time < endedAt; time += 500)
        expect([line, total].map((each) => each.getQuoteAt(time).lockedBy)).toEqual(['Ball Running', 'Ball Running']);
      expect(line.getQuoteAt(endedAt)).toMatchObject({ yes: null, no: null, lockedBy: 'Closed' });
    }
  });

  test('is open until its wicket falls or the innings ends', () => {
    for (let i = 0; i <= wickets.length; i++) {
      const line = findLine(played, 30 + i);
      const closesAt = wickets[i]?.endedAt ?? first.endsAt;
      for (let time = line.opensAt; time < closesAt; time += 900)
        expect(['Ball Running', null]).toContain(line.getQuoteAt(time).lockedBy);
      expect(line.getQuoteAt(closesAt).lockedBy).toBe('Closed');
      expect(line.settlesAt).toBeGreaterThan(closesAt);
    }
  });

  test('settles at the score after the wicket', async () => {
    const [wicket] = wickets;
    const exchange = openExchange(first.startsAt);
    const line = findLine(played, 30);
    await placeOnLine(exchange, line, first.startsAt + 5 * SECOND_MS);
    exchange.clock.jumpTo((wicket?.endedAt ?? 0) + MINUTE_MS);
    expect(listDemoBets(exchange, 'settled')).toEqual([[line.name, String(wicket?.total)]]);
  });
});
