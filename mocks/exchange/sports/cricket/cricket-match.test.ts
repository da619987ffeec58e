import { expect, test } from 'vitest';
import type { Bet } from '#shared/domain/bet/bet.ts';
import type { FancyCategory } from '#shared/domain/market/market.ts';
import { negate, units } from '#shared/domain/money/money.ts';
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '#shared/format/durations.ts';
import { EVENING, findUserId, openExchange, SEED, world } from '../../tests/test-exchange.ts';
import { createRng, hash } from '../../world/rng.ts';
import { type CricketScript, type Delivery, writeCricket } from './cricket-script.ts';

/** Finds a completed match and writes its script again from the seed. The script checks the exchange's results. */
function simulateMatch(): { readonly matchId: string; readonly startsAt: number; readonly script: CricketScript } {
  for (const fixture of world.listFixtures('4', EVENING, EVENING + 12 * HOUR_MS)) {
    const script = writeCricket(createRng(fixture.key, 1), fixture.announcement.startsAt);
    if (script.abandonedAt === null && !script.isTied)
      return { matchId: fixture.announcement.matchId, startsAt: fixture.announcement.startsAt, script };
  }
  throw new Error('no match is played to its end');
}

const PER_INNINGS = 500;
const sumRuns = (balls: readonly Delivery[]) => balls.reduce((total, ball) => total + ball.runs, 0);

/** Returns the balls up to the n-th legal one. Null when the innings ended before. */
function takeLegalBalls(balls: readonly Delivery[], legal: number): readonly Delivery[] | null {
  let counted = 0;
  const end = balls.findIndex((ball) => (ball.legal ? ++counted : counted) === legal);
  return legal === 0 ? [] : end === -1 ? null : balls.slice(0, end + 1);
}

/** Calculates the result of a line from the balls alone; its number encodes its question. Null: void. */
function countLineResult(script: CricketScript, fancyId: string): number | null {
  const number = Number(fancyId.split('_').at(-1));
  const all = script.innings.flatMap((innings) => innings.deliveries);
  if (number >= 2 * PER_INNINGS) return all.filter((ball) => ball.runs === (number === 2 * PER_INNINGS ? 4 : 6)).length;
  const balls = script.innings[number >= PER_INNINGS ? 1 : 0]?.deliveries ?? [];
  const lineNumber = number % PER_INNINGS;
  const wickets = balls.filter((ball) => ball.wicket).length;
  const allOut = wickets === 10 ? balls : null;
  if (lineNumber >= 300) {
    const reached = takeLegalBalls(balls, (lineNumber - 300) * 6) ?? allOut;
    return reached === null ? null : sumRuns(reached) % 2;
  }
  if (lineNumber >= 100) return balls[lineNumber - 100]?.runs ?? null;
  if (lineNumber >= 60) {
    const over = takeLegalBalls(balls, (lineNumber - 59) * 6);
    return over === null ? null : sumRuns(over) - sumRuns(takeLegalBalls(balls, (lineNumber - 60) * 6) ?? []);
  }
  if (lineNumber >= 30) {
    let fallen = 0;
    const at = balls.findIndex((ball) => ball.wicket && ++fallen === lineNumber - 29);
    return sumRuns(at === -1 ? balls : balls.slice(0, at + 1));
  }
  const reached = takeLegalBalls(balls, lineNumber * 6) ?? allOut;
  return reached === null ? null : sumRuns(reached);
}

/**
 * Result of a fancy bet in hundredths. YES wins at or above the run and pays its size per 100; NO is the opposite.
 * Rounds half away from zero.
 */
function calculateExpectedResult(bet: Bet, score: number | null): number {
  if (score === null) return 0;
  const paid = Math.round((bet.stake * bet.size) / 10_000);
  const reached = score >= bet.price / 100;
  return bet.side === 'back' ? (reached ? paid : negate(bet.stake)) : reached ? -paid : bet.stake;
}

test('a twenty-over match settles every session line by its balls', async () => {
  const { matchId, startsAt, script } = simulateMatch();
  const exchange = openExchange(startsAt - 35 * MINUTE_MS);
  const demo = findUserId(exchange, 'demo');
  await exchange.ledger.post(demo, { kind: 'deposit', amount: units(1_000_000), description: 'Deposit' });
  const opening = exchange.betting.getBalance(demo).available;
  const bettor = createRng(hash(SEED, 99), 1);
  const kinds = new Set<FancyCategory>();
  const refused = new Map<string, number>();
  let scoreBefore = 0;

  while (exchange.clock.now() < script.endsAt + 10 * MINUTE_MS) {
    const board = exchange.board.findScoreboard(matchId);
    // Runs never decrease within an innings, and the second side starts at zero.
    const reached = board?.sport !== 'cricket' ? 0 : (board.innings - 1) * 1_000 + board.runs;
    expect(reached).toBeGreaterThanOrEqual(scoreBefore);
    scoreBefore = reached;
    const lines = exchange.board
      .listFancies(matchId)
      .filter((line) => line.lockedBy !== 'Closed' || bettor.happens(0.05));
    const line = lines[Math.floor(bettor.draw() * lines.length)];
    const side = bettor.happens(0.5) ? 'yes' : 'no';
    const quote = line?.[side];
    if (line !== undefined && quote) {
      const outcome = exchange.betting.placeFancy(demo, {
        fancyId: line.fancyId,
        side,
        ...quote,
        stake: units(100 * (1 + Math.floor(bettor.draw() * 9))),
      });
      exchange.clock.advance(4 * SECOND_MS);
      const placedBet = await outcome;
      if (placedBet.kind === 'placed') kinds.add(line.category);
      else refused.set(placedBet.message, (refused.get(placedBet.message) ?? 0) + 1);
    }
    exchange.clock.advance(Math.floor(bettor.drawBetween(3, 16)) * SECOND_MS);
  }

  expect(exchange.betting.list(demo, 'open', { matchId }).total).toBe(0);
  const settled = exchange.betting.list(demo, 'settled', { matchId, limit: 5_000 }).rows;
  const voided = exchange.betting.list(demo, 'void', { matchId, limit: 5_000 }).rows;
  expect(settled.length).toBeGreaterThan(200);
  expect([...kinds].sort()).toEqual(['ball-by-ball', 'fancy', 'odd-even', 'other', 'over-by-over', 'session']);
  expect(refused.get('Ball Running')).toBeGreaterThan(10);

  for (const bet of settled) {
    const score = countLineResult(script, bet.marketId);
    expect([bet.marketName, bet.winnerName, bet.result]).toEqual([
      bet.marketName,
      String(score),
      calculateExpectedResult(bet, score),
    ]);
  }
  for (const bet of voided)
    expect([bet.marketName, countLineResult(script, bet.marketId)]).toEqual([bet.marketName, null]);

  const total = settled.reduce(
    (sum, bet) => sum + calculateExpectedResult(bet, countLineResult(script, bet.marketId)),
    0,
  );
  const { available, exposure } = exchange.betting.getBalance(demo);
  expect([available - opening, exposure]).toEqual([total, 0]);
  const statement = exchange.ledger.getStatement(demo, { kinds: ['betting'], limit: 5_000 });
  expect(statement.rows.reduce((sum, row) => sum + row.amount, 0)).toBe(total);
  expect(exchange.ledger.getStatement(demo, { limit: 5_000 }).closing).toBe(available);
  expect(exchange.betting.getFancyLiabilities(demo, matchId)).toEqual({});
});
