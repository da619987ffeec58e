// The operator's side, outside the contract: it decides requests, moves prices, settles, and opens the books to a test.
import { sumExposure } from './accounts.mjs';
import { calculateAvailable } from './wallet.mjs';

export function createOperator({ accounts, betting, wallet, programme, findPlace }) {
  let resetPath = null;

  const actions = {
    open: ({ user, password, cash }) => accounts.open(user, password, cash),
    decide: ({ user, id, isAccepted }) => wallet.decide(accounts.find(user), id, isAccepted),
    cancel: ({ user, betId, reason }) => betting.cancel(accounts.find(user), betId, reason),
    settle: ({ placeId, winner }) => betting.settle(placeId, winner),
    setStatus: ({ placeId, status }) => Object.assign(findPlace(placeId), { status }),
    setLine: ({ placeId, terms }) => Object.assign(findPlace(placeId), terms),
    setPrices: ({ placeId, selectionId, back, lay }) => {
      const market = findPlace(placeId);
      Object.assign(
        market.runners.find(({ id }) => id === selectionId),
        { back, lay },
      );
      betting.matchResting(market);
    },
    /** Breaks the connection once, after the next request of this path was processed. */
    resetAfter: ({ path }) => {
      resetPath = path;
    },
  };

  /** Carries out one action. Throws for an unknown one. */
  function runAction({ action, ...values }) {
    if (!Object.hasOwn(actions, action)) throw new Error(`unknown action ${action}`);
    actions[action](values);
    return { status: '1' };
  }

  /** Whether the connection of this path breaks now. */
  function takeReset(path) {
    if (resetPath === null || !path.endsWith(resetPath)) return false;
    resetPath = null;
    return true;
  }

  /** The books of every account in paisa, as numbers, and the requests that moved money. */
  function readLedger(log) {
    const books = [...accounts.accounts.values()].map((account) => [
      account.userName,
      {
        cash: account.cash,
        exposure: sumExposure(account, findPlace),
        available: calculateAvailable(account, findPlace),
        bets: account.bets,
        movements: account.movements,
        requests: account.requests,
      },
    ]);
    return { accounts: Object.fromEntries(books), log, matches: programme.matches.map(({ id }) => id) };
  }

  return { runAction, takeReset, readLedger };
}
