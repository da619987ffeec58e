import type { Exchange } from '#mocks/exchange/exchange.ts';
import { toDecimalPrice } from '#shared/domain/odds/odds.ts';
import { findOpenMarket, waitForOpenLine } from './exchange.ts';
import { readText } from './read-value.ts';
import type { ExampleRecorder } from './recorder.ts';

/** Longer than every bet delay of the exchange. */
const DELAY_MS = 10_000;
const REFERENCES = [
  '0b0e7a52-58cf-4a6e-8f0e-1c8f0a2d9e01',
  '0b0e7a52-58cf-4a6e-8f0e-1c8f0a2d9e02',
  '0b0e7a52-58cf-4a6e-8f0e-1c8f0a2d9e03',
  '0b0e7a52-58cf-4a6e-8f0e-1c8f0a2d9e04',
  '0b0e7a52-58cf-4a6e-8f0e-1c8f0a2d9e09',
] as const;

export async function recordBettingCalls(recorder: ExampleRecorder, exchange: Exchange, token: string): Promise<void> {
  const session = { token };
  const createOptions = (index: 0 | 1 | 2 | 3 | 4) => ({
    token,
    reference: REFERENCES[index],
    runWhileWaiting: () => exchange.clock.advance(DELAY_MS),
  });

  // Before the start no price moves within the delay, so the bet is placed.
  const market = findOpenMarket(exchange, ({ kind, inPlay, sportId }) => kind === 'odds' && !inPlay && sportId === '4');
  const runner = market.runners[0];
  const offer = runner?.back[0];
  if (runner === undefined || !offer) throw new Error('no offer to back');
  const bet = {
    market_id: market.marketId,
    selection_id: runner.runnerId,
    stack: 500,
    is_back: 1,
    odds: toDecimalPrice(offer.price),
  } as const;
  await recorder.send('saveBet', 'placed', bet, createOptions(0));
  await recorder.send('saveBet', 'the same key again: the first response', bet, createOptions(0));
  await recorder.send('saveBet', 'refused', { ...bet, stack: 1 }, createOptions(1));

  const line = waitForOpenLine(exchange);
  const fancyBet = { fancy_id: line.fancyId, stack: 200, is_back: 1, run: line.yes.run, size: line.yes.size } as const;
  await exchange.operator.setFancy(line.fancyId, { line: { yes: line.yes, no: line.no } });
  await recorder.send('saveFancyBet', 'placed', fancyBet, createOptions(2));
  await recorder.send('saveFancyBet', 'refused', { ...fancyBet, run: line.yes.run + 1 }, createOptions(4));

  const race = findRaceMarket(exchange);
  const raceBets = race.runners
    .filter(({ back }) => back[0])
    .slice(0, 2)
    .map(({ runnerId, name, back }) => ({
      selection_id: runnerId,
      selection_name: name,
      market_id: race.marketId,
      odds: back[0] === null ? 0 : toDecimalPrice(back[0].price),
      is_back: 1 as const,
      stack: 100,
    }));
  await recorder.send('saveHrBet', 'placed', raceBets, createOptions(3));

  const match = { match_id: market.matchId };
  const placed = await recorder.send('bets', 'found', match, session);
  await recorder.send('bets', 'nothing found', { match_id: '404' }, session);
  await recorder.send('getTeamPosition', 'found', match, session);
  await recorder.send('getFancyLiability', 'found', { match_id: line.matchId }, session);
  await recorder.send('getRunTimeFancyPosition', 'found', { fancy_id: line.fancyId }, session);
  await recorder.send('getExposures', 'found', {}, session);
  await recorder.send('openBets', 'found', { limit: 25, page: 1 }, session);
  await exchange.operator.deleteBet(readText(placed, 'data', 0, 'bet_id'), 'Palpable error in the price');
  await recorder.send('deleteBets', 'found', { limit: 25, page: 1 }, session);
  await exchange.operator.abandon(race.marketId);
  await recorder.send('voidBets', 'found', { limit: 25, page: 1 }, session);
  await recorder.send('openBets', 'filtered by match', { ...match, limit: 25, page: 1 }, session);
}

function findRaceMarket(exchange: Exchange) {
  for (const { matchId } of exchange.board.listRaces('7')) {
    const found = exchange.board
      .listMatchMarkets(matchId)
      .find(
        ({ status, inPlay, runners }) =>
          status === 'open' && !inPlay && runners.filter(({ back }) => back[0]).length > 1,
      );
    if (found !== undefined) return found;
  }
  throw new Error('no race takes bets');
}
