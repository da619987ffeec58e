// Calls of accounts, the wallet and the statement.
import { listExposures, sumExposure } from './accounts.mjs';
import { formatGrouped, formatHundredths } from './money.mjs';
import { refuse, toPage, toSparseList } from './php-dialect.mjs';
import { toMovementRow, toRequestRow } from './rows.mjs';
import { calculateAvailable, METHODS } from './wallet.mjs';

const USER_NAME = /^[\w-]{3,12}$/;
const PASSWORD = /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)[\w@$!#%*?&.]{8,12}$/;

/** Rows inside the range of a request, both ends included. */
function selectRange(rows, body) {
  const from = body.from_date ? Date.parse(body.from_date) : -Infinity;
  const to = body.to_date ? Date.parse(body.to_date) : Infinity;
  return rows.filter(({ time }) => time >= from && time <= to);
}

export function createAccountCalls({ accounts, wallet, findPlace, findMatch }) {
  return {
    'user/userLogin': ({ body }) => {
      const session = accounts.signIn(body.user_name, body.password);
      return session ? toSession(session) : refuse('Invalid credentials');
    },
    'user/register': ({ body }) => register(accounts, body),
    'user/logout': ({ token }) => ({ status: '1', msg: null, data: { closed: accounts.endSession(token) } }),
    'user/updatePassword': ({ account, body }) => {
      if (account.password !== body.oldPassword) return refuse('Password did not match!');
      if (!PASSWORD.test(body.newPassword ?? '')) return refuse('The password is too weak.');
      account.password = body.newPassword;
      accounts.endSessions(account);
      return { status: '1', msg: 'Password changed' };
    },
    'user/getUserBalanceV1': ({ account }) => ({
      status: '1',
      data: {
        balance: formatGrouped(calculateAvailable(account, findPlace)),
        liability: formatHundredths(sumExposure(account, findPlace)),
        profit_loss: formatHundredths(sumProfit(account)),
        currency_code: 'INR',
      },
    }),
    'user/getUserMatchStack': ({ account }) => ({ status: '1', match_stack: account.quickStakes.map(String) }),
    'user/updateMatchStack': ({ account, body }) => {
      account.quickStakes = body.match_stack;
      return { status: '1', msg: 'Stakes saved' };
    },
    'account/statements': ({ account, body }) => {
      const rows = selectRange(account.movements, body).filter(
        ({ type, matchId }) =>
          (!body.statement_type || body.statement_type === type) &&
          (!body.sport_id || (matchId && findMatch(matchId).sportId === String(body.sport_id))),
      );
      return toPage(rows.map(toMovementRow), body);
    },
    'bet/getExposures': ({ account }) => {
      const rows = listExposures(account, findPlace).map(({ place, exposure }) =>
        toExposureRow(place, exposure, findMatch),
      );
      return { status: '1', data: [...rows, { liabilitySum: formatHundredths(sumExposure(account, findPlace)) }] };
    },
    'report/sportsP_L': () => ({ status: '0', msg: 'No record found' }),
    'report/eventsProfitLoss': ({ body }) => toPage([], body),
    'wallet/getPayementMethod': () => ({ status: 'success', data: toSparseList(METHODS) }),
    'wallet/getParentPayementDetails': ({ body }) => ({
      status: 'success',
      data: [
        { _id: `91-${body.method_id}`, method_name: 'Payee', account_no: 'house@upi', payment_qr: null, ifsc_code: '' },
      ],
    }),
    'wallet/createPaymentMethod': ({ account, body }) => {
      account.payees.push({ ...body, _id: `61-${account.payees.length + 1}` });
      return { status: 'success', msg: 'Saved' };
    },
    'wallet/getwalletBankDetail': ({ account, body }) => ({
      status: 'success',
      data: account.payees.filter((payee) => !body.method_id || payee.method_id === body.method_id),
    }),
    'wallet/removePaymentDetails': ({ account, body }) => {
      account.payees = account.payees.filter((payee) => payee._id !== body._id);
      return { status: 'success', msg: 'Removed' };
    },
    'wallet/getwalletsummary': ({ account, body }) => {
      const rows = selectRange(account.requests, body).filter(({ type }) => !body.type || body.type === type);
      return toPage(rows.toReversed().map(toRequestRow), body);
    },
    'wallet/walletchipIn': ({ account, body }) => wallet.requestDeposit(account, body),
    'wallet/walletchipOutV2': ({ account, body }) => wallet.requestWithdrawal(account, body),
  };
}

function toSession({ account, token, endsAt }) {
  return {
    status: '1',
    msg: null,
    token: { accessToken: token, accessTokenExpiresAt: String(endsAt), refreshToken: null, token_type: 'bearer' },
    data: {
      _id: account.id,
      parent_id: null,
      domain_id: '',
      user_id: account.id.slice(0, 8),
      user_name: account.userName,
      is_auth_app_enabled: '0',
      is_telegram_enable: '0',
      is_secure_auth_enabled: null,
    },
  };
}

function register(accounts, body) {
  const msg = {};
  if (!USER_NAME.test(body.user_name ?? '')) msg.user_name = ['The username has 3 to 12 letters and digits.'];
  else if (accounts.find(body.user_name)) msg.user_name = ['Username is taken.'];
  if (!PASSWORD.test(body.password ?? '')) msg.password = ['The password is too weak.'];
  if (!/^\d{10}$/.test(body.mobile ?? '')) msg.mobile = 'The mobile number has ten digits.';
  if (Object.keys(msg).length > 0) return { ...refuse(null), msg };
  accounts.open(body.user_name, body.password, 0);
  return { status: '1', msg: 'Welcome', data: [] };
}

function sumProfit({ movements }) {
  const betting = movements.filter(({ type }) => type === 'betting' || type === 'commission');
  return betting.reduce((sum, { amount }) => sum + amount, 0);
}

function toExposureRow(place, exposure, findMatch) {
  const match = findMatch(place.matchId);
  return {
    sport_id: match.sportId,
    sport_name: match.sport,
    match_id: match.id,
    match_name: match.name,
    event_name: place.name,
    type: place.kind,
    liability: formatHundredths(exposure),
  };
}
