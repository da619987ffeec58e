import { toStatementBetsBody } from '#shared/api/contract/betting/reports.ts';
import type { Bet } from '#shared/domain/bet/bet.ts';
import type { CallData, CheckRun } from '../check-run.ts';
import { findExposureBreaks, findStatementBreaks } from '../rules/money-rules.ts';
import { findDuplicates, findForeignRows } from '../rules/row-rules.ts';

const page = { limit: 25, page: 1 };

const findPageBreaks = ({ rows }: { readonly rows: readonly Bet[] }) =>
  findDuplicates(rows, 'data', 'bet_id', ({ betId }) => betId);

/** Reads the bets of one match and their positions. The match is one with an open bet, if there is one. */
async function checkMatchBets(run: CheckRun, matchId: string | undefined): Promise<void> {
  if (matchId === undefined) {
    for (const name of ['bets', 'getTeamPosition'] as const) run.skip(name, 'no list names a match');
    return;
  }
  await run.tryCall(
    'bets',
    { match_id: matchId },
    {
      findRuleBreaks: (rows) => [
        ...findDuplicates(rows, 'data', 'bet_id', ({ betId }) => betId),
        ...findForeignRows(rows, 'data', 'match_id', matchId, (bet) => bet.matchId),
      ],
    },
  );
  await run.tryCall('getTeamPosition', { match_id: matchId });
}

async function checkStatementBets(run: CheckRun, events: CallData<'eventsProfitLoss'> | null): Promise<void> {
  const row = events?.rows[0];
  if (row === undefined) {
    run.skip('plBets', 'report/eventsProfitLoss names no market');
    return;
  }
  await run.tryCall('plBets', toStatementBetsBody(row.kind, row.eventId));
}

/** Reads bets, reports and what belongs to the account. `matchId`: a match for the lists of one match. */
export async function checkAccountCalls(run: CheckRun, userId: string, matchId: string | undefined): Promise<void> {
  const balance = await run.tryCall('getUserBalanceV1', { userid: userId });
  await run.tryCall(
    'getExposures',
    {},
    {
      findRuleBreaks: (rows) => (balance === null ? [] : findExposureBreaks(rows, balance)),
    },
  );
  const open = await run.tryCall('openBets', page, { findRuleBreaks: findPageBreaks });
  await checkMatchBets(run, open?.rows.find(({ kind }) => kind !== 'fancy')?.matchId ?? matchId);
  await run.tryCall('getFancyLiability', {});
  await run.tryCall('settledBets', page, { findRuleBreaks: findPageBreaks });
  await run.tryCall('settledBets', { ...page, bets_type: 'settled' }, { label: 'casino rounds' });
  await run.tryCall('voidBets', page, { findRuleBreaks: findPageBreaks });
  await run.tryCall('deleteBets', page, { findRuleBreaks: findPageBreaks });
  await run.tryCall('statements', page, { findRuleBreaks: ({ rows }) => findStatementBreaks(rows) });
  await run.tryCall('sportsPL', {});
  await checkStatementBets(run, await run.tryCall('eventsProfitLoss', page));
  await run.tryCall('getUserMatchStack', {});
  await run.tryCall('getNews', {});
  await run.tryCall('limits', {});
  await run.tryCall('twoStep', {});
}

/** Reads payments and how to make them. */
export async function checkWalletCalls(run: CheckRun): Promise<void> {
  await run.tryCall('getwalletsummary', page);
  await run.tryCall('getwalletBankDetail', {});
  const methods = await run.tryCall('getPayementMethod', { type: 'DEPOSIT' });
  const methodId = methods?.[0]?.methodId;
  if (methodId === undefined) run.skip('getParentPayementDetails', 'wallet/getPayementMethod names no method');
  else await run.tryCall('getParentPayementDetails', { method_id: methodId });
}

/** Reads providers and games. `opensGames`: also the address of a game, for which the provider opens a session. */
export async function checkCasinoCalls(run: CheckRun, opensGames: boolean): Promise<void> {
  const providers = await run.tryCall('qtechSports', {});
  const code = providers?.[0]?.code;
  if (code === undefined) {
    run.skip('gameList', 'qtech/all/sports names no provider');
    run.skip('launchUrl', 'qtech/all/sports names no provider');
    return;
  }
  const list = await run.tryCall('gameList', { providers: code });
  const game = list?.games[0];
  if (!opensGames) {
    run.skip('launchUrl', 'it opens a session at the provider: pass --games');
    return;
  }
  if (game === undefined) {
    run.skip('launchUrl', 'qtech/gameList names no game');
    return;
  }
  await run.tryCall('launchUrl', { providerCode: game.providerId, gameId: game.gameId });
}
