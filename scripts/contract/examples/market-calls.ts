import type { Exchange } from '#mocks/exchange/exchange.ts';
import { findOpenMarket } from './exchange.ts';
import type { ExampleRecorder } from './recorder.ts';

const UNKNOWN_MATCH = '404';

export async function recordMarketCalls(recorder: ExampleRecorder, exchange: Exchange, token: string): Promise<void> {
  const session = { token };
  const cricket = findOpenMarket(exchange, ({ sportId, kind, inPlay }) => sportId === '4' && kind === 'odds' && inPlay);
  const match = { match_id: cricket.matchId };
  await recorder.send('getSports', 'found', {}, session);
  await recorder.send('eventLists', 'found', {}, session);
  await recorder.send('homeMatchesV2', 'found', { combine: true }, session);
  await recorder.send('matchDetails', 'found', { ...match, combine: true }, session);
  await recorder.send('matchDetails', 'unknown match', { match_id: UNKNOWN_MATCH, combine: true }, session);
  await recorder.send('getEventsLimit', 'found', { ...match, sport_id: cricket.sportId }, session);
  await recorder.send('getFancies', 'found', { ...match, combine: true }, session);
  await recorder.send('getTvUrlScoreboardUrl', 'found', match, session);
  const races = await recorder.send('allRacingMarkets', 'found', { sport_id: '7' }, session);
  const race = (races as { data: { match_id: string }[] }).data[0]?.match_id ?? '';
  await recorder.send('matchDetails', 'a race', { match_id: race, combine: true }, session);
  for (const [sportId, title] of [
    ['4', 'cricket'],
    ['1', 'soccer'],
    ['2', 'tennis'],
  ] as const) {
    const inPlay = findOpenMarket(exchange, (market) => market.sportId === sportId && market.inPlay);
    await recorder.send('score', title, { match_id: inPlay.matchId }, session);
  }
  await recorder.send('score', 'no score', { match_id: race }, session);
  await recorder.send('priceHistory', 'found', { market_id: cricket.marketId, resolution: 3 }, session);
  await recorder.send('matchResults', 'found', { limit: 10, page: 1 }, session);
}
