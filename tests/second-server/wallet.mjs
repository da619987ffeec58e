// Deposits and withdrawals. A request waits for the operator, and only this decision moves cash.
import { sumExposure } from './accounts.mjs';
import { parseHundredths } from './money.mjs';
import { refuse } from './php-dialect.mjs';

export const METHODS = [
  { _id: '31', category: 'UPI', name: 'UPI', image: null },
  { _id: '32', category: 'BANK', name: 'Bank &amp; NEFT', image: '' },
];

/** Sums the withdrawals that wait, in paisa, 0 or above. */
export function sumHeldWithdrawals(account) {
  const waiting = account.requests.filter(({ type, status }) => type === 'WITHDRAW' && status === 'PENDING');
  return waiting.reduce((sum, { amount }) => sum + amount, 0);
}

/** Calculates the amount that the bettor may still bet or withdraw, in paisa. */
export function calculateAvailable(account, findPlace) {
  return account.cash + sumExposure(account, findPlace) - sumHeldWithdrawals(account);
}

export function createWallet({ accounts, clock, findPlace }) {
  let lastNumber = 700;

  function addRequest(account, type, amount, remark, reference) {
    lastNumber += 1;
    const id = String(lastNumber);
    account.requests.push({
      id,
      type,
      amount,
      remark,
      reference: reference ?? `OUT-${id}`,
      status: 'PENDING',
      time: clock(),
    });
    return { status: 'success', msg: `Request ${id} received`, data: { request_id: lastNumber } };
  }

  async function requestDeposit(account, fields) {
    const amount = parseHundredths(fields.amount);
    if (amount === null || amount < 10_000) return refuse('Deposit at least 100.00');
    if (!/^\d{12,14}$/.test(fields.user_reference_no ?? '')) return refuse('The reference has 12 to 14 digits.');
    if (account.requests.some(({ reference }) => reference === fields.user_reference_no))
      return refuse('Reference used.');
    return addRequest(account, 'DEPOSIT', amount, fields.remark ?? '', fields.user_reference_no);
  }

  async function requestWithdrawal(account, fields) {
    const amount = parseHundredths(fields.amount);
    if (amount === null || amount < 10_000) return refuse('Withdraw at least 100.00');
    if (!account.payees.some((payee) => payee._id === fields.payment_method_id))
      return refuse('Unknown payment detail.');
    if (amount > calculateAvailable(account, findPlace)) return refuse('Insufficient balance');
    return addRequest(account, 'WITHDRAW', amount, fields.remark ?? '', null);
  }

  /** Accepts or rejects a request. An accepted one is booked at once. */
  function decide(account, id, isAccepted) {
    const request = account.requests.find((entry) => entry.id === id && entry.status === 'PENDING');
    if (!request) throw new Error(`no request ${id} waits`);
    Object.assign(request, { status: isAccepted ? 'ACCEPTED' : 'REJECTED', decidedAt: clock() });
    if (!isAccepted) return;
    const isDeposit = request.type === 'DEPOSIT';
    const amount = isDeposit ? request.amount : -request.amount;
    accounts.addMovement(account, {
      amount,
      type: isDeposit ? 'deposit' : 'withdrawal',
      text: `${request.type} ${request.reference}`,
    });
  }

  return { requestDeposit, requestWithdrawal, decide };
}
