import { inferMarketKind } from '#shared/api/contract/markets/match-details.ts';
import type { MatchRow } from '#shared/domain/market/market.ts';
import type { CallData, CheckRun } from '../check-run.ts';
import type { Finding } from '../finding.ts';
import { RACING_SPORTS } from '../racing-sports.ts';
import { findPriceBreaks } from '../rules/price-rules.ts';
import { findDuplicates, findForeignRows } from '../rules/row-rules.ts';

const NO_MATCH = 'the home list names no match';
const POINTS = 100;

const findHomeBreaks = (rows: readonly MatchRow[]): readonly Finding[] => [
  ...findDuplicates(rows, 'data', 'match_id', ({ matchId }) => matchId),
  ...rows.flatMap(({ marketId, runners }, index) =>
    findPriceBreaks(`data[${index}]`, { kind: inferMarketKind(marketId), runners }),
  ),
];

const findMarketBreaks = (markets: CallData<'matchDetails'>, matchId: string): readonly Finding[] => [
  ...findDuplicates(markets, 'data', 'market_id', ({ marketId }) => marketId),
  ...findForeignRows(markets, 'data', 'match_id', matchId, (market) => market.matchId),
  ...markets.flatMap((market, index) => [
    ...findPriceBreaks(`data[${index}]`, market),
    ...findDuplicates(market.runners, `data[${index}].runners`, 'selectionId', ({ runnerId }) => runnerId),
  ]),
];

/** Prefers a match that has everything: in play, with session lines. */
const rankMatch = ({ inPlay, fancyCount, runners }: MatchRow): number =>
  (inPlay ? 2 : 0) + (fancyCount > 0 ? 4 : 0) + (runners.length > 0 ? 1 : 0);

/** Reads sports, matches and everything about one match. Resolves to the matches of the home list. */
export async function checkMarketCalls(run: CheckRun): Promise<readonly MatchRow[]> {
  await run.tryCall('getSocketStatus', {});
  await run.tryCall('applyValidation', {});
  const sports = await run.tryCall(
    'getSports',
    {},
    {
      findRuleBreaks: (rows) => findDuplicates(rows, 'data', 'sport_id', ({ sportId }) => sportId),
    },
  );
  await run.tryCall('eventLists', {});
  const home = (await run.tryCall('homeMatchesV2', { combine: true }, { findRuleBreaks: findHomeBreaks })) ?? [];
  const match = [...home].sort((a, b) => rankMatch(b) - rankMatch(a))[0];
  if (match === undefined) skipMatchCalls(run);
  else await checkMatch(run, match);
  await checkRaces(run, sports ?? []);
  await run.tryCall('matchResults', { limit: 25, page: 1 });
  return home;
}

function skipMatchCalls(run: CheckRun): void {
  for (const name of [
    'matchDetails',
    'getEventsLimit',
    'getTvUrlScoreboardUrl',
    'score',
    'priceHistory',
    'getFancies',
    'getRunTimeFancyPosition',
    'bets',
    'getTeamPosition',
  ] as const)
    run.skip(name, NO_MATCH);
}

async function checkMatch(run: CheckRun, { matchId, sportId }: MatchRow): Promise<void> {
  const request = { match_id: matchId };
  const markets = await run.tryCall(
    'matchDetails',
    { ...request, combine: true },
    {
      findRuleBreaks: (rows) => findMarketBreaks(rows, matchId),
    },
  );
  await run.tryCall('getEventsLimit', { ...request, sport_id: sportId });
  await run.tryCall('getTvUrlScoreboardUrl', request);
  await run.tryCall('score', request);
  const marketId = markets?.[0]?.marketId;
  if (marketId === undefined) run.skip('priceHistory', 'match/matchDetails names no market');
  else await run.tryCall('priceHistory', { market_id: marketId, resolution: POINTS });
  const lines = await run.tryCall(
    'getFancies',
    { ...request, combine: true },
    {
      findRuleBreaks: (rows) => findDuplicates(rows, 'data', 'fancy_id', ({ fancyId }) => fancyId),
    },
  );
  const fancyId = lines?.[0]?.fancyId;
  if (fancyId === undefined) run.skip('getRunTimeFancyPosition', 'fancy/getFancies names no session line');
  else await run.tryCall('getRunTimeFancyPosition', { fancy_id: fancyId });
}

async function checkRaces(run: CheckRun, sports: CallData<'getSports'>): Promise<void> {
  const sportId = RACING_SPORTS.find((each) => sports.some((sport) => sport.sportId === each));
  if (sportId === undefined) {
    run.skip('allRacingMarkets', 'sports/getSports names no racing sport (7, 4339)');
    return;
  }
  const races = await run.tryCall(
    'allRacingMarkets',
    { sport_id: sportId },
    {
      findRuleBreaks: (rows) => findDuplicates(rows, 'data', 'market_id', ({ marketId }) => marketId),
    },
  );
  const matchId = races?.[0]?.matchId;
  if (matchId === undefined) return;
  await run.tryCall(
    'matchDetails',
    { match_id: matchId, combine: true },
    {
      label: 'a race',
      findRuleBreaks: (rows) => findMarketBreaks(rows, matchId),
    },
  );
}
