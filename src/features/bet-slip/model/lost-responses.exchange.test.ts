import { afterAll, expect, test, vi } from 'vitest';
import { createRng, type Rng } from '#mocks/exchange/world/rng.ts';
import type { Bet } from '#shared/domain/bet/bet.ts';
import type { OddsSelection } from '#shared/domain/bet/selection.ts';
import { createSelectionAt } from '../testing/exchange-samples.ts';
import type { SlipBet, SlipContent } from './placement/slip-bet.ts';
import { createLossyExchange, type Loss } from './testing/lossy-exchange.ts';
import { typeStake } from './ticket/ticket.ts';

type LossyExchange = Awaited<ReturnType<typeof createLossyExchange>>;

const PLACEMENTS = 200;

/** Chooses a random price on offer, or sometimes one that is no longer valid. */
function chooseSelection({ exchange }: LossyExchange, rng: Rng): OddsSelection | null {
  const row = rng.choose(exchange.board.listHomeMatches().slice(0, 24));
  const market = exchange.board
    .listMatchMarkets(row.matchId)
    .find(({ status, kind, locked }) => kind === 'odds' && status === 'open' && !locked);
  const runner = market === undefined ? undefined : rng.choose(market.runners);
  const side = rng.happens(0.5) ? 'back' : 'lay';
  const level = rng.happens(0.8) ? 0 : 1;
  const offer = (side === 'back' ? runner?.back : runner?.lay)?.[level] ?? null;
  if (market === undefined || runner === undefined || offer === null || offer.price > 500) return null;
  return { ...createSelectionAt(market, runner, side, offer.price), level };
}

const listAllBets = ({ exchange, userId }: LossyExchange, matchId: string): readonly Bet[] =>
  (['open', 'settled', 'void', 'deleted'] as const).flatMap(
    (which) => exchange.betting.list(userId, which, { matchId, limit: 1_000 }).rows,
  );

const findByReference = (slips: readonly SlipContent[], reference: string): SlipBet | undefined =>
  slips.find(
    (slip): slip is Extract<SlipBet, { phase: 'placed' }> => 'intent' in slip && slip.intent.reference === reference,
  );

/** Sends one bet with impatient presses, waits until the slip shows the outcome, and compares it with the exchange. */
async function placeOne(lossyExchange: LossyExchange, selection: OddsSelection, rng: Rng) {
  const { controller, exchange, userId, connection } = lossyExchange;
  const limits = exchange.board.getLimits(selection.matchId).markets[selection.marketId];
  const knownBetIds = rng.happens(0.8)
    ? exchange.betting.listByMatch(userId, selection.matchId).map(({ betId }) => betId)
    : null;
  const press = () => controller.submit({ delaySeconds: limits?.delaySeconds ?? 0, knownBetIds });
  controller.select(selection);
  controller.edit((ticket) => typeStake(ticket, String(rng.integer(100, 130))));
  const sentBefore = connection.sent;
  for (let times = rng.integer(1, 10); times > 0; times--) press();
  const front = controller.store.getState().current;
  const reference = front.phase === 'sent' ? front.intent.reference : null;
  if (reference === null) throw new Error('not sent');

  const isPending = () => {
    const { current: slip, tracked } = controller.store.getState();
    return [slip, ...tracked].some(({ phase }) => phase === 'sent' || phase === 'unverified');
  };
  for (let waited = 0; isPending(); waited += 5) {
    await lossyExchange.passSeconds(5);
    // Press again while the bet of the first press is unverified.
    if (rng.happens(0.3) && controller.store.getState().current.phase === 'unverified') press();
    if (waited >= 20) controller.checkAgain(reference);
    if (waited > 300) throw new Error('never known');
  }
  const { current: after, tracked } = controller.store.getState();
  const reported =
    findByReference(tracked, reference)?.phase === 'placed'
      ? 'placed'
      : after.phase === 'refused'
        ? 'not placed'
        : 'nothing';
  const betCount = listAllBets(lossyExchange, selection.matchId).filter((bet) => bet.reference === reference).length;
  return { reported, betCount, requests: connection.sent - sentBefore };
}

async function runExchange(seed: number, losses: readonly Loss[]) {
  const lossyExchange = await createLossyExchange(seed);
  const rng = createRng(seed);
  lossyExchange.connection.areListsFailing = () => rng.happens(0.15);
  const tally = { placed: 0, notPlaced: 0, duplicates: 0, wrongReports: 0, requests: 0 };
  for (let placedCount = 0; placedCount < PLACEMENTS;) {
    const selection = chooseSelection(lossyExchange, rng);
    if (selection === null) {
      await lossyExchange.passSeconds(1);
      continue;
    }
    lossyExchange.connection.loss = rng.choose(losses);
    lossyExchange.connection.references = rng.happens(0.5);
    const { reported, betCount, requests } = await placeOne(lossyExchange, selection, rng);
    placedCount += 1;
    tally.requests += requests;
    tally.duplicates += Math.max(0, betCount - 1);
    if (betCount > 0) tally.placed += 1;
    else tally.notPlaced += 1;
    if (reported !== (betCount > 0 ? 'placed' : 'not placed')) tally.wrongReports += 1;
  }
  lossyExchange.exchange.dispose();
  return tally;
}

afterAll(() => vi.unstubAllGlobals());

test(
  'BetSlipController places each of 200 bets once and reports it correctly when responses are lost',
  { timeout: 300_000 },
  async () => {
    const tally = await runExchange(11, ['during', 'after']);
    expect(tally).toMatchObject({ duplicates: 0, wrongReports: 0, requests: PLACEMENTS });
    // The exchange refuses some bets itself, so fewer than all are placed.
    expect(tally.placed).toBeGreaterThan(PLACEMENTS / 2);
    expect(tally.notPlaced).toBeGreaterThan(0);
  },
);

test(
  'BetSlipController reports each of 200 bets as not placed when requests are lost before they arrive',
  { timeout: 300_000 },
  async () => {
    expect(await runExchange(12, ['before'])).toEqual({
      placed: 0,
      notPlaced: PLACEMENTS,
      duplicates: 0,
      wrongReports: 0,
      requests: PLACEMENTS,
    });
  },
);
