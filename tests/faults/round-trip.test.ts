import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { call, read } from '#shared/api/client/call.ts';
import { toLoginBody } from '#shared/api/contract/account/user-sign-in.ts';
import { saveBet, saveFancyBet, toBetBody, toFancyBetBody } from '#shared/api/contract/betting/bet-place.ts';
import { contract } from '#shared/api/contract/index.ts';
import { toDepositBody, toWithdrawalBody } from '#shared/api/contract/wallet/wallet.ts';
import { getFailure } from '#shared/api/failure.ts';
import { add, negate, units } from '#shared/domain/money/money.ts';
import { type FaultTestServer, startTestServer } from './test-server.ts';

const page = { limit: 50, page: 1 };
let testServer: FaultTestServer;
beforeEach(async () => {
  testServer = await startTestServer();
});
afterEach(() => testServer.close());

/** Finds a match whose odds market takes bets before its start, so that no delay holds them. */
const findUpcomingMarket = () => {
  const row = testServer.exchange.board
    .listHomeMatches()
    .find(
      (each) =>
        !each.inPlay && each.status === 'open' && !each.locked && each.runners.some(({ back }) => back[0] !== null),
    );
  if (row === undefined) throw new Error('no match to come');
  return row;
};

describe('The data of the exchange over HTTP', () => {
  test('matches, markets, lines and limits of every match arrive unchanged', async () => {
    const { board } = testServer.exchange;
    expect(await read(contract.homeMatchesV2, { combine: true })).toEqual(board.listHomeMatches());
    for (const { matchId, sportId } of board.listHomeMatches().slice(0, 12)) {
      expect(await read(contract.matchDetails, { match_id: matchId, combine: true })).toEqual(
        board.listMatchMarkets(matchId),
      );
      expect(await read(contract.getFancies, { match_id: matchId, combine: true })).toEqual(board.listFancies(matchId));
      const limits = await read(contract.getEventsLimit, { match_id: matchId, sport_id: sportId });
      const known = board.getLimits(matchId);
      expect(limits.markets).toEqual(known.markets);
      expect(Object.keys(limits.fancies)).toEqual(Object.keys(known.fancies));
      for (const [fancyId, fancy] of Object.entries(known.fancies))
        expect(limits.fancies[fancyId]).toMatchObject(fancy);
    }
    expect(testServer.drift).toEqual([]);
  });

  test('races with runner details, sports and report filters arrive unchanged', async () => {
    const { board } = testServer.exchange;
    expect(await read(contract.getSports, {})).toEqual(board.listSports());
    expect(await read(contract.eventLists, {})).toEqual(board.getLists());
    const races = await read(contract.allRacingMarkets, { sport_id: '7' });
    expect(races).toEqual(board.listRaces('7'));
    const [first] = races;
    if (first === undefined) throw new Error('no race');
    const [market] = await read(contract.matchDetails, {
      match_id: first.matchId,
      market_id: first.marketId,
      combine: true,
    });
    expect(market?.runners.length).toBeGreaterThanOrEqual(4);
    expect(market?.runners.every((runner) => Boolean(runner.metadata?.jockey ?? runner.metadata?.trainer))).toBe(true);
  });
});

describe('bets over HTTP', () => {
  test('a bet is placed once per reference and appears in every list of its kind', async () => {
    const { board, betting } = testServer.exchange;
    const match = findUpcomingMarket();
    const runner = match.runners.find(({ back }) => back[0] !== null);
    const price = runner?.back[0]?.price;
    if (runner === undefined || price === undefined) throw new Error('no price');
    const stake = units(500);
    const body = toBetBody({ marketId: match.marketId, runnerId: runner.runnerId, side: 'back', price, stake });
    const placed = await call(saveBet, body, { reference: 'intent-1' });
    const again = await call(saveBet, body, { reference: 'intent-1' });
    expect(placed.data).toMatchObject([{ side: 'back', price, stake, reference: 'intent-1', matched: true }]);
    expect(again).toEqual(placed);

    expect(await read(contract.bets, { match_id: match.matchId })).toEqual(placed.data);
    expect(await read(contract.openBets, page)).toEqual({ rows: placed.data, received: 1, total: 1, page: 1 });
    expect(await read(contract.getTeamPosition, { match_id: match.matchId })).toEqual(
      betting.getPositions(testServer.userId, match.matchId),
    );
    expect(await read(contract.getExposures, {})).toEqual(betting.getExposures(testServer.userId));
    expect(await read(contract.getUserBalanceV1, { userid: testServer.userId })).toEqual(
      betting.getBalance(testServer.userId),
    );
    expect(betting.getBalance(testServer.userId).exposure).toBe(negate(stake));
    expect(board.listHomeMatches().length).toBeGreaterThan(0);
  });

  test('a fancy bet names its side in its position', async () => {
    const { board } = testServer.exchange;
    const line = board
      .listHomeMatches()
      .flatMap(({ matchId }) => board.listFancies(matchId))
      .find(({ yes, lockedBy }) => yes !== null && lockedBy === null);
    if (!line?.yes) throw new Error('no open line');
    const stake = line.minStake;
    const body = toFancyBetBody({ fancyId: line.fancyId, side: 'yes', ...line.yes, stake });
    const under = call(saveFancyBet, body, { reference: 'fancy-1' });
    const reported = under.then(({ data }) => data, getFailure);
    // A line in play holds the bet, so the test advances the stopped clock until the response arrives.
    let hasResponse = false;
    void reported.then(() => (hasResponse = true));
    await vi.waitUntil(() => {
      testServer.exchange.clock.advance(500);
      return hasResponse;
    });
    const response = await reported;
    if (!Array.isArray(response)) {
      const message = expect.stringMatching(/Ball Running|Changed|suspended|Closed/) as string;
      expect(response).toMatchObject({ kind: 'refused', message });
      return;
    }
    expect(await read(contract.getRunTimeFancyPosition, { fancy_id: line.fancyId })).toEqual([
      { side: 'yes', ...line.yes, stake },
    ]);
    expect(await read(contract.getFancyLiability, {})).toEqual({ [line.fancyId]: negate(stake) });
  });
});

describe('wallet over HTTP', () => {
  const deposit = {
    image: new Blob(['picture'], { type: 'image/png' }),
    amount: units(2500),
    payeeId: 'payee-upi',
    bankReference: '123456789012',
    remark: 'UPI',
  };

  test('the wallet takes a deposit once and adds it to the balance when it is accepted', async () => {
    const before = testServer.exchange.betting.getBalance(testServer.userId).available;
    const pay = (reference: string) => call(contract.walletchipIn, toDepositBody(deposit), { reference });
    expect((await pay('deposit-1')).message).toBe('Your deposit request has been sent!');
    expect(await pay('deposit-2').catch(getFailure)).toEqual({
      kind: 'refused',
      message: 'Your previous request is being processed!',
    });
    testServer.exchange.clock.advance(61_000);
    expect(await read(contract.getwalletsummary, page)).toMatchObject({
      rows: [{ amount: units(2500), kind: 'DEPOSIT', state: 'accepted', bankReferenceOrId: '123456789012' }],
      total: 1,
    });
    expect(testServer.exchange.betting.getBalance(testServer.userId).available).toBe(add(before, units(2500)));
    await read(contract.getwalletsummary, page);
    expect(testServer.exchange.betting.getBalance(testServer.userId).available).toBe(add(before, units(2500)));
    const { rows } = await read(contract.statements, page);
    expect(rows.at(-1)).toMatchObject({ amount: units(2500), kind: 'deposit', of: 'account' });
  });

  test('the wallet pays out only to stored details', async () => {
    const payOut = (detailId: string, reference: string) =>
      call(contract.walletchipOutV2, toWithdrawalBody({ amount: units(1000), detailId, remark: '' }), { reference });
    expect(await payOut('', 'withdrawal-1').catch(getFailure)).toEqual({
      kind: 'refused',
      message: 'please add atleast one payment method!',
    });
    await call(contract.createPaymentMethod, { method_id: 'upi', account_no: 'demo@upi' });
    const [storedDetail] = await read(contract.getwalletBankDetail, {});
    expect(storedDetail?.fields).toEqual([
      { name: 'method_name', value: 'UPI' },
      { name: 'account_no', value: 'demo@upi' },
    ]);
    const before = testServer.exchange.betting.getBalance(testServer.userId).available;
    await payOut(storedDetail?.detailId ?? '', 'withdrawal-2');
    expect(testServer.exchange.betting.getBalance(testServer.userId).available).toBe(add(before, units(-1000)));
    await call(contract.removePaymentDetails, { _id: storedDetail?.detailId ?? '' });
    expect(await read(contract.getwalletBankDetail, {})).toEqual([]);
  });
});

test('the casino offers over two thousand games of its providers', async () => {
  const providers = await read(contract.qtechSports, {});
  const { games, total } = await read(contract.gameList, { providers: 'ALL' });
  expect([games.length, total, new Set(games.map(({ gameId }) => gameId)).size]).toEqual([2400, 2400, 2400]);
  expect(games.every((game) => providers.some(({ code }) => code === game.providerId))).toBe(true);
  await testServer.exchange.operator.seedHistory(testServer.userId, {
    bets: 0,
    days: 20,
    casino: { rounds: 120, days: 20 },
  });
  const { casino } = await read(contract.settledBets, { bets_type: 'settled', limit: 100, page: 1 });
  expect(casino).toHaveLength(100);
  expect(
    await read(contract.launchUrl, { providerCode: games[0]?.providerId ?? '', gameId: games[0]?.gameId ?? '' }),
  ).toMatch(new RegExp(`^${testServer.server.games}/play/`));
});

test('the app asks for the second step and signs in', async () => {
  const password = { userName: 'TwoStep', password: 'Demo1234' };
  const first = await read(contract.userLogin, toLoginBody(password));
  expect(first).toMatchObject({ session: null, secondStep: expect.any(String) as string });
  const otp = testServer.exchange.accounts.findCurrentOtp(first.user.id) ?? '';
  const { session } = await read(contract.userLogin, toLoginBody({ ...password, otp }));
  expect(session?.token).toEqual(expect.any(String));
});
