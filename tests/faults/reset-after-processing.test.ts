import { QueryClient } from '@tanstack/react-query';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createBetListPorts } from '#features/bet-slip/api/bet-list-ports.ts';
import { placeBet } from '#features/bet-slip/api/place-bet.ts';
import { createBetSlipController } from '#features/bet-slip/model/bet-slip-controller.ts';
import { toTrackedView } from '#features/bet-slip/model/bet-slip-view.ts';
import { typeStake } from '#features/bet-slip/model/ticket/ticket.ts';
import { createAppMultiBet } from '#features/bet-slip/multi-bet/api/useMultiBetController.ts';
import { typeTotal } from '#features/bet-slip/multi-bet/model/multi-bet-draft.ts';
import { toMultiBetStatusView } from '#features/bet-slip/multi-bet/model/multi-bet-view.ts';
import type { Exchange } from '#mocks/exchange/exchange.ts';
import { createControllers } from '#shared/controllers/controllers.ts';
import type { OddsSelection, Selection } from '#shared/domain/bet/selection.ts';
import type { Market } from '#shared/domain/market/market.ts';
import { odds } from '#shared/domain/odds/odds.ts';
import type { SlipPhaseView } from '#ui-kit';
import { MAX_ATTEMPTS } from './resending-proxy.ts';
import { type FaultTestServer, startTestServer } from './test-server.ts';

let testServer: FaultTestServer | null = null;
afterEach(async () => {
  vi.restoreAllMocks();
  await testServer?.close();
});

interface SlipPress {
  readonly matchId: string;
  readonly view: () => SlipPhaseView | undefined;
}

/** Selects backs of a market's first runners at odds that are always matched. */
function createSelections(
  { sportId, matchId, matchName, marketId, name: marketName, runners }: Market,
  count: number,
): readonly OddsSelection[] {
  const backed = runners.filter(({ back }) => back[0] !== null).slice(0, count);
  if (backed.length < count) throw new Error('too few runners have prices');
  const sharedFields = {
    kind: 'odds',
    sportId,
    matchId,
    matchName,
    marketId,
    marketName,
    ladder: 'step',
    winners: 1,
    side: 'back',
    price: odds(101),
    changedAgoMs: 5_000,
  } as const;
  return backed.map(({ runnerId, name: runnerName }) => ({ ...sharedFields, runnerId, runnerName }));
}

/** Finds the first market before its start that takes bets, in these matches. */
function findUpcomingMarket({ board }: Exchange, matchIds: readonly string[]): Market {
  const markets = matchIds.flatMap((matchId) => board.listMatchMarkets(matchId));
  const market = markets.find(
    (each) =>
      each.kind === 'odds' &&
      !each.inPlay &&
      each.status === 'open' &&
      !each.locked &&
      each.runners.some(({ back }) => back[0] !== null),
  );
  if (market === undefined) throw new Error('no market to come');
  return market;
}

/** Opens a session line without a delay through the operator. */
async function findFancySelection({ board, operator }: Exchange): Promise<Selection> {
  for (const { sportId, matchId, matchName } of board.listHomeMatches()) {
    const line = board
      .listFancies(matchId)
      .find(({ category, lockedBy }) => category === 'fancy' && lockedBy !== 'Closed');
    if (line === undefined) continue;
    const { fancyId, name: fancyName, minStake, maxStake } = line;
    const at = { run: 60, size: 100 };
    await operator.setFancy(fancyId, { line: { no: at, yes: at }, delaySeconds: 0 });
    return {
      kind: 'fancy',
      sportId,
      matchId,
      matchName,
      fancyId,
      fancyName,
      ...at,
      minStake,
      maxStake,
      side: 'back',
      changedAgoMs: 5_000,
    };
  }
  throw new Error('no session line is open');
}

function submitSlip({ exchange, userId }: FaultTestServer, selection: Selection): SlipPress {
  const queries = new QueryClient();
  const controller = createBetSlipController({
    ...createBetListPorts(createControllers(queries)),
    placeBet: (intent) => placeBet(queries, intent),
    refresh: () => undefined,
    pendingBets: { load: () => [], save: () => undefined, remove: () => undefined },
  });
  controller.setUser(userId);
  controller.select(selection);
  controller.edit((ticket) => typeStake(ticket, '500'));
  controller.submit({ delaySeconds: 0, knownBetIds: [] });
  return {
    matchId: selection.matchId,
    view: () => controller.store.getState().tracked.map((slip) => toTrackedView(slip, null, exchange.clock.now()))[0],
  };
}

function submitMultiBet({ exchange, userId }: FaultTestServer): SlipPress {
  const selections = createSelections(
    findUpcomingMarket(
      exchange,
      exchange.board.listRaces('7').map(({ matchId }) => matchId),
    ),
    2,
  );
  const controller = createAppMultiBet(createControllers(new QueryClient()));
  controller.setUser(userId);
  selections.forEach(controller.select);
  controller.edit((draft) => ({ ...typeTotal(draft, '1000'), split: 'equal' }));
  controller.submit({ delaySeconds: 0, knownBetIds: [] });
  const view = () => {
    const { status } = controller.store.getState();
    return status === null ? undefined : toMultiBetStatusView(status, exchange.clock.now());
  };
  return { matchId: selections[0]?.matchId ?? '', view };
}

const findUpcomingMatch = ({ exchange }: FaultTestServer) => {
  const [selection] = createSelections(
    findUpcomingMarket(
      exchange,
      exchange.board.listHomeMatches().map(({ matchId }) => matchId),
    ),
    1,
  );
  if (selection === undefined) throw new Error('no runner to back');
  return selection;
};

/** `bets`: number of bets that one request places. */
const cases = [
  {
    name: 'a bet',
    path: 'bet/saveBet',
    bets: 1,
    press: (at: FaultTestServer) => submitSlip(at, findUpcomingMatch(at)),
  },
  {
    name: 'a fancy bet',
    path: 'bet/saveFancyBet',
    bets: 1,
    press: async (at: FaultTestServer) => submitSlip(at, await findFancySelection(at.exchange)),
  },
  { name: 'a bet on several runners', path: 'bet/saveHrBet', bets: 2, press: submitMultiBet },
] as const;

/** Presses once, over HTTP to a server that resets the connection `resets` times after processing. */
async function pressOnce({ path, press }: (typeof cases)[number], resets: number, isIdempotent: boolean) {
  const startedServer = await startTestServer([], { isIdempotent, onResend: () => undefined });
  testServer = startedServer;
  const { exchange, server, userId } = startedServer;
  // The exchange's clock is stopped, and its bets carry its time.
  vi.spyOn(Date, 'now').mockImplementation(exchange.clock.now);
  server.faults.applyToNext(path, ...Array<'lost-after'>(resets).fill('lost-after'));
  const { matchId, view } = await press(startedServer);
  const requestsTo = (requestPath: string) => server.log.filter((request) => request.path === requestPath).length;
  return { view, standing: () => exchange.betting.listByMatch(userId, matchId).length, requestsTo };
}

describe.each(cases)('$name, sent to a server that resets the connection after processing', (sent) => {
  const { path, bets } = sent;

  test('the bet is placed once when the server knows the Idempotency-Key', async () => {
    const { view, standing, requestsTo } = await pressOnce(sent, 2, true);
    const message = expect.stringMatching(/^Placed: /) as string;
    await vi.waitFor(() => expect(view()).toMatchObject({ name: 'placed', message }), 10_000);
    expect([requestsTo(path), standing()]).toEqual([3, bets]);
  });

  test('the slip lists three bets when the server ignores the key', async () => {
    const { view, standing, requestsTo } = await pressOnce(sent, 2, false);
    await vi.waitFor(() => expect(view()).toMatchObject({ name: 'found' }), 10_000);
    expect([requestsTo(path), standing()]).toEqual([3, 3 * bets]);
    const advice = expect.stringContaining('contact your operator') as string;
    expect(view()).toMatchObject({ message: `${3 * bets} bets found`, advice });
  });

  test('the slip lists every placed bet when every response is lost', async () => {
    const { view, standing, requestsTo } = await pressOnce(sent, MAX_ATTEMPTS, false);
    const count = MAX_ATTEMPTS * bets;
    await vi.waitFor(() => expect(view()).toMatchObject({ name: 'found', message: `${count} bets found` }), 10_000);
    expect([requestsTo(path), standing()]).toEqual([MAX_ATTEMPTS, count]);
  });
});
