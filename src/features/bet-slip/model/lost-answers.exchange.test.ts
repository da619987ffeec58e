import { afterAll, expect, test, vi } from 'vitest';
import type { Bet } from '#shared/domain/bet.ts';
import { createRng, type Rng } from '#mocks/exchange/world/rng.ts';
import type { OddsPick } from './pick.ts';
import type { OpenSlip, Slip } from './slip.ts';
import { openLossyExchange, type Loss } from './testing/lossy-exchange.ts';
import { typeStake } from './ticket.ts';

type House = Awaited<ReturnType<typeof openLossyExchange>>;

const PLACEMENTS = 500;

/** A price on offer somewhere, now and then one that is no longer good. */
function choosePick({ exchange }: House, rng: Rng): OddsPick | null {
  const row = rng.pick(exchange.board.homeMatches().slice(0, 24));
  const market = exchange.board.matchMarkets(row.matchId).find(({ status, kind, locked }) => kind === 'odds' && status === 'open' && !locked);
  const runner = market === undefined ? undefined : rng.pick(market.runners);
  const side = rng.happens(0.5) ? 'back' : 'lay';
  const level = rng.happens(0.8) ? 0 : 1;
  const offer = (side === 'back' ? runner?.back : runner?.lay)?.[level] ?? null;
  if (market === undefined || runner === undefined || offer === null || offer.price > 500) return null;
  const { sportId, matchId, matchName, marketId, name: marketName, ladder } = market;
  return { kind: 'odds', sportId, matchId, matchName, marketId, marketName, ladder, side, runnerId: runner.runnerId, runnerName: runner.name, price: offer.price, changedAgoMs: 5_000 };
}

const allBets = ({ exchange, userId }: House, matchId: string): readonly Bet[] =>
  (['open', 'settled', 'void', 'deleted'] as const).flatMap((which) => exchange.betting.list(userId, which, { matchId, limit: 1_000 }).rows);

const ofReference = (slips: readonly Slip[], reference: string): OpenSlip | undefined =>
  slips.find((slip): slip is Extract<OpenSlip, { phase: 'placed' }> => 'intent' in slip && slip.intent.reference === reference);

/** Sends one bet with every haste a user can have, waits until the slip says what became of it, and compares with the exchange. */
async function placeOne(house: House, pick: OddsPick, rng: Rng) {
  const { desk, exchange, userId, line } = house;
  const limits = exchange.board.limits(pick.matchId).markets[pick.marketId];
  const knownBetIds = rng.happens(0.8) ? exchange.betting.ofMatch(userId, pick.matchId).map(({ betId }) => betId) : null;
  const press = () => desk.submit({ delaySeconds: limits?.delaySeconds ?? 0, knownBetIds });
  desk.pick(pick);
  desk.edit((ticket) => typeStake(ticket, String(rng.whole(100, 130))));
  const sentBefore = line.sent;
  for (let times = rng.whole(1, 10); times > 0; times--) press();
  const front = desk.store.getState().front;
  const reference = front.phase === 'sent' ? front.intent.reference : null;
  if (reference === null) throw new Error('not sent');

  const awaited = () => {
    const { front: slip, aside } = desk.store.getState();
    return [slip, ...aside].some(({ phase }) => phase === 'sent' || phase === 'unknown');
  };
  for (let waited = 0; awaited(); waited += 5) {
    await house.pass(5);
    // The same bet, pressed again while it is not known what became of the first.
    if (rng.happens(0.3) && desk.store.getState().front.phase === 'unknown') press();
    if (waited >= 20) desk.checkAgain(reference);
    if (waited > 300) throw new Error('never known');
  }
  const { front: after, aside } = desk.store.getState();
  const told = ofReference(aside, reference)?.phase === 'placed' ? 'placed' : after.phase === 'refused' ? 'not placed' : 'nothing';
  const stands = allBets(house, pick.matchId).filter((bet) => bet.reference === reference).length;
  return { told, stands, requests: line.sent - sentBefore };
}

async function run(seed: number, losses: readonly Loss[]) {
  const house = await openLossyExchange(seed);
  const rng = createRng(seed);
  house.line.listsFail = () => rng.happens(0.15);
  const tally = { placed: 0, notPlaced: 0, duplicates: 0, toldWrong: 0, requests: 0 };
  for (let done = 0; done < PLACEMENTS; ) {
    const pick = choosePick(house, rng);
    if (pick === null) {
      await house.pass(1);
      continue;
    }
    house.line.loss = rng.pick(losses);
    house.line.references = rng.happens(0.5);
    const { told, stands, requests } = await placeOne(house, pick, rng);
    done += 1;
    tally.requests += requests;
    tally.duplicates += Math.max(0, stands - 1);
    if (stands > 0) tally.placed += 1;
    else tally.notPlaced += 1;
    if (told !== (stands > 0 ? 'placed' : 'not placed')) tally.toldWrong += 1;
  }
  house.exchange.dispose();
  return tally;
}

afterAll(() => vi.unstubAllGlobals());

test('500 answers lost after the exchange has the bet: none twice, all told right', { timeout: 300_000 }, async () => {
  const tally = await run(11, ['during', 'after']);
  expect(tally).toMatchObject({ duplicates: 0, toldWrong: 0, requests: PLACEMENTS });
  // The exchange refuses some of them by itself: those are not placed either.
  expect(tally.placed).toBeGreaterThan(PLACEMENTS / 2);
  expect(tally.notPlaced).toBeGreaterThan(0);
});

test('500 requests lost before: none placed, all told right', { timeout: 300_000 }, async () => {
  expect(await run(12, ['before'])).toEqual({ placed: 0, notPlaced: PLACEMENTS, duplicates: 0, toldWrong: 0, requests: PLACEMENTS });
});
