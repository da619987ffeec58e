// Bets: checks, the delay, matching, and what the operator does with them. Amounts are paisa.
import { setTimeout as wait } from 'node:timers/promises';
import { sumExposure } from './accounts.mjs';
import { findMatchPrice } from './markets.mjs';
import { calculateCommission, calculateRisk, formatHundredths } from './money.mjs';
import { calculateLineResult, calculateResult } from './positions.mjs';
import { sumHeldWithdrawals } from './wallet.mjs';

/** The reason for which a bet is refused. The message is for the bettor. */
export class BetRefusal extends Error {}

export function createBetting({ programme, accounts, clock }) {
  let lastBetId = 900_000;

  const findPlace = (id) => [...programme.markets, ...programme.lines].find((place) => place.id === String(id));

  /** Checks what may change during the delay. Returns the price of the bet, and whether it is matched. */
  function quote(place, order) {
    if (place.status !== 'OPEN') throw new BetRefusal(`${place.name} is ${place.status.toLowerCase()}.`);
    if (place.kind === 'session') return { price: quoteLine(place, order), isMatched: true };
    const runner = place.runners.find(({ id }) => id === order.selectionId);
    if (!runner) throw new BetRefusal('Unknown selection.');
    const price = findMatchPrice(runner, order.isBack, order.stake, order.price);
    if (price === null && !place.takesUnmatched) throw new BetRefusal('Unmatch bet not allowed.');
    return { price: price ?? order.price, isMatched: price !== null };
  }

  function quoteLine(line, order) {
    const run = order.isBack ? line.yesRun : line.noRun;
    const size = order.isBack ? line.yesSize : line.noSize;
    if (run * 100 !== order.run || size !== order.price) throw new BetRefusal('Run Changed!');
    return size;
  }

  function checkStake(place, stake) {
    if (stake < place.minStake) throw new BetRefusal(`Stake must be at least ${formatHundredths(place.minStake)}.`);
    if (stake > place.maxStake) throw new BetRefusal(`Stake must be at most ${formatHundredths(place.maxStake)}.`);
  }

  function createBet(account, place, order, key) {
    checkStake(place, order.stake);
    const { price, isMatched } = quote(place, order);
    const bet = {
      ...{ id: String(lastBetId + 1), placeId: place.id, matchId: place.matchId, reference: key, isMatched, price },
      ...{ selectionId: order.selectionId, isBack: order.isBack, stake: order.stake },
      ...{ run: place.kind === 'session' ? order.run / 100 : null, placedAt: clock(), settledAt: null, result: null },
      ...{ deleteStatus: 0, deletedReason: null, ...calculateRisk(place.kind, order.isBack, order.stake, price) },
    };
    const exposure = sumExposure({ bets: [...account.bets, bet] }, findPlace);
    const available = account.cash + exposure - sumHeldWithdrawals(account);
    if (available < 0) throw new BetRefusal('Insufficient balance <check your wallet>');
    return bet;
  }

  /**
   * Places a bet after the delay of its market or session line.
   * Throws a BetRefusal when a rule, the price or the balance refuses it, before or after the delay.
   */
  async function place(account, placeId, order, key) {
    const market = findPlace(placeId);
    if (!market) throw new BetRefusal('Unknown market.');
    createBet(account, market, order, key);
    await wait(market.delay * 1000);
    const bet = createBet(account, market, order, key);
    lastBetId += 1;
    account.bets.push(bet);
    return bet;
  }

  /** Matches the resting bets of a market whose price the offers have reached. */
  function matchResting(market) {
    for (const account of accounts.accounts.values()) {
      for (const bet of account.bets) {
        if (bet.placeId !== market.id || bet.isMatched || bet.deleteStatus !== 0) continue;
        const runner = market.runners.find(({ id }) => id === bet.selectionId);
        bet.isMatched = findMatchPrice(runner, bet.isBack, bet.stake, bet.price) !== null;
      }
    }
  }

  /** Cancels a bet that is not matched. The list of deleted bets has it from then on. */
  function cancel(account, betId, reason) {
    const bet = account.bets.find(({ id, isMatched }) => id === betId && !isMatched);
    if (!bet || bet.deleteStatus !== 0) throw new BetRefusal('No unmatched bet with this number.');
    Object.assign(bet, { deleteStatus: 1, deletedReason: reason, settledAt: clock(), result: 0 });
  }

  /** Settles a market by its winner, or a session line by its runs, and books one movement for each account. */
  function settle(placeId, winner) {
    const place = findPlace(placeId);
    Object.assign(place, { status: 'CLOSED', winner, settledAt: clock() });
    for (const account of accounts.accounts.values()) {
      const bets = account.bets.filter((bet) => bet.placeId === place.id && bet.deleteStatus === 0);
      if (bets.length > 0) settleAccount(account, place, bets, winner);
    }
  }

  function settleAccount(account, place, bets, winner) {
    const calculateNet = place.kind === 'session' ? calculateLineResult : calculateResult;
    for (const bet of bets.filter(({ isMatched }) => !isMatched))
      cancel(account, bet.id, 'Not matched before the result');
    const matched = bets.filter(({ isMatched }) => isMatched);
    for (const bet of matched) Object.assign(bet, { settledAt: clock(), result: calculateNet([bet], winner) });
    const net = calculateNet(matched, winner);
    const commission = calculateCommission(net, place.commission);
    const details = { text: place.name, placeId: place.id, matchId: place.matchId, isLine: place.kind === 'session' };
    if (matched.length > 0) accounts.addMovement(account, { ...details, amount: net, type: 'betting' });
    if (commission !== 0) accounts.addMovement(account, { ...details, amount: commission, type: 'commission' });
  }

  return { findPlace, place, matchResting, cancel, settle };
}
