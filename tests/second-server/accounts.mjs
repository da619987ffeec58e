// Accounts and their books. Every change of cash is a movement, and nothing else changes cash.
import { randomBytes, randomUUID } from 'node:crypto';
import { calculateExposure } from './positions.mjs';

export function createAccounts(clock) {
  const accounts = new Map();
  const tokens = new Map();

  /** Creates an account. The username counts in any case. @param opening in paisa, 0 or above. */
  function open(userName, password, opening) {
    const account = {
      id: randomUUID(),
      userName,
      password,
      cash: 0,
      movements: [],
      bets: [],
      requests: [],
      payees: [],
      keys: new Map(),
      quickStakes: [100, 200, 500, 1000, 2000, 5000, 10_000, 25_000],
    };
    accounts.set(userName.toLowerCase(), account);
    if (opening > 0) addMovement(account, { amount: opening, type: 'opening', text: 'Opening balance' });
    return account;
  }

  /** Books a movement. @param movement.amount in paisa: a credit is above 0, a debit below. */
  function addMovement(account, movement) {
    account.cash += movement.amount;
    account.movements.push({ ...movement, time: clock(), balance: account.cash });
  }

  function find(userName) {
    return accounts.get(String(userName).toLowerCase());
  }

  /** Starts a session. Returns null for a wrong name or password. */
  function signIn(userName, password) {
    const account = find(userName);
    if (!account || account.password !== password) return null;
    const token = randomBytes(24).toString('hex');
    tokens.set(token, account);
    return { account, token, endsAt: clock() + 86_400_000 };
  }

  function endSessions(account) {
    for (const [token, owner] of tokens) if (owner === account) tokens.delete(token);
  }

  return {
    open,
    addMovement,
    find,
    signIn,
    endSessions,
    endSession: (token) => tokens.delete(token),
    byToken: tokens,
    accounts,
  };
}

/** Active bets of an account that have no result. */
export function listOpenBets(account) {
  return account.bets.filter((bet) => bet.deleteStatus === 0 && bet.settledAt === null);
}

/** The exposure of each market and session line with bets, 0 or below, in paisa. */
export function listExposures(account, findPlace) {
  const byPlace = groupByPlace(listOpenBets(account));
  return [...byPlace].map(([placeId, bets]) => {
    const place = findPlace(placeId);
    return { place, bets, exposure: calculateExposure(place, bets) };
  });
}

function groupByPlace(bets) {
  const groups = new Map();
  for (const bet of bets) groups.set(bet.placeId, [...(groups.get(bet.placeId) ?? []), bet]);
  return groups;
}

/** The exposure of an account: the sum over its markets and session lines, 0 or below, in paisa. */
export function sumExposure(account, findPlace) {
  return listExposures(account, findPlace).reduce((sum, { exposure }) => sum + exposure, 0);
}
