import { type CallText, type FieldTexts, prefixPaths } from './call-text.ts';
import { dateRange, paged, pageRequest } from './shared-fields.ts';

const createLimitFields = (name: string, unit: string): FieldTexts => ({
  [name]: `The bettor's own limit of ${unit}. Send it with \`amount\` null when there is none.`,
  ...prefixPaths(name, {
    amount: ['The limit, above 0. Null or 0: no limit.', 'The page says that there is no limit.'],
    period: 'The span of the limit: `day`, `week` or `month`. Send it without a limit too.',
    used: ['How much of the limit is used in this span, from 0.', 'The page shows no use.'],
    pending: ['A looser limit that waits. Null without one.', 'The page announces no change.'],
    'pending.amount': ['The coming limit. Null: none.', 'The page announces that the limit ends.'],
    'pending.period': 'The span of the coming limit: `day`, `week` or `month`.',
    'pending.from': 'When the coming limit applies.',
  }),
});

const limitFields: FieldTexts = {
  ...createLimitFields('deposit', 'deposits'),
  ...createLimitFields('loss', 'losses'),
  time_out_until: ['End of a running time-out. Null without one.', 'The app takes bets.'],
};
const LIMITS_DUTY = 'A server that keeps limits must also refuse the bets and deposits that they forbid.';

export const accountCalls = {
  getUserBalanceV1: {
    summary: 'Read the balance and the exposure',
    details: 'The header shows it. The app sends it after sign-in, after each bet and payment, and at intervals.',
    request: { userid: 'The `_id` of the user, from sign-in. Trust the token, not this field.' },
    response: {
      balance:
        'What the bettor may still bet or withdraw: the cash less the exposure and less withdrawals that wait. Null and text that is no number make the response unreadable.',
      liability: ['The exposure, 0 or below. The app ignores the sign.', 'The header shows no exposure.'],
      profit_loss: ["The bettor's profit or loss.", 'The header shows 0.'],
    },
    payload: 'The balance.',
  },
  getUserMatchStack: {
    summary: 'Read the eight quick stakes',
    details: 'The slip shows them as buttons: the first four set the stake, the other four add to it.',
    request: {},
    response: {
      match_stack: [
        'The stakes, whole amounts above 0. The app reads the first eight.',
        "The slip has the app's own quick stakes.",
      ],
      data: [
        'Another place for the stakes: the list itself, or an object with `match_stack`.',
        'The app reads `match_stack` beside `status`.',
        'usual',
      ],
      'data.match_stack': ['The stakes, where they stand inside `data`.', "The slip has the app's own quick stakes."],
    },
    payload: 'The payload stands beside `status` and `msg`.',
  },
  updateMatchStack: {
    summary: 'Save the eight quick stakes',
    details: 'The form behind "Edit Stakes" sends it, and the app reads the stakes again.',
    request: { match_stack: 'Exactly eight amounts above 0, in the order of the buttons.' },
    response: {},
    payload: 'Nothing. The app shows `msg`.',
  },
  statements: {
    summary: 'Read the movements of the account',
    details:
      'Rows in order of time, the oldest first. The balance of a row less its amount is the balance before it. Opening balance plus all rows is the closing balance. Send booked movements only: `opening` is the first one of the account, not of the range.',
    request: {
      ...dateRange,
      statement_type: 'Kind of movement, such as `deposit`. Null or left out: every kind.',
      sport_id: 'Only movements of this sport. Null or left out: every sport.',
      ...pageRequest,
    },
    response: paged('The movements.', {
      date: 'When the movement was booked.',
      description: ['What it was, as the bettor reads it.', 'The row has no text.'],
      credit_debit: 'The amount: a credit is above 0, a debit below.',
      balance: 'The cash after this movement.',
      statement_type: [
        'Kind of movement: `opening`, `deposit`, `withdrawal`, `betting`, `commission`, `casino`, or a word of your own.',
        'Filters and totals by kind leave the row out.',
      ],
      match_id: ['The match of a betting row.', 'The row opens no detail.'],
      event_id: ['The market, or the session line when `type` is 2.', 'The row opens no detail.'],
      type: '1 is a market, 2 a session line, another number is a movement without bets.',
      remark: ['A remark for the bettor.', 'The row has no remark.'],
    }),
    payload: 'Rows with their count. The payload stands beside `status` and `msg`.',
  },
  getSocketStatus: {
    summary: 'Ask whether the server offers the price stream',
    details:
      'The app sends it after sign-in when `live.transport` is `auto`. docs/api/asyncapi.json describes the stream.',
    request: {},
    response: { is_socket: ['1 when the stream is offered.', 'The app polls prices.'] },
    payload: 'The payload stands beside `status` and `msg`.',
  },
  getNews: {
    summary: 'Read the announcements',
    details: 'The status line and the page News show them, in the order of the list.',
    request: {},
    response: prefixPaths('[]', {
      heading: ['The heading.', 'The announcement has no heading.'],
      description: ['The text. Plain text: the app shows markup as it is written.', 'The announcement has no text.'],
    }),
    payload: 'A list of announcements.',
  },
  limits: {
    summary: "Read the bettor's own limits",
    details: `The page Play Safe sends it. ${LIMITS_DUTY}`,
    request: {},
    response: limitFields,
    payload: 'Both limits and the time-out.',
    feature: 'responsiblePlay',
  },
  setLimits: {
    summary: 'Set a limit of the bettor',
    details: `A tighter limit applies at once, a looser one (or none) a day later. ${LIMITS_DUTY}`,
    request: {
      kind: 'Which limit: `deposit` or `loss`.',
      amount: 'The limit, above 0. Null removes it.',
      period: 'The span: `day`, `week` or `month`.',
    },
    response: limitFields,
    payload: 'Both limits and the time-out, as they are after the call.',
    feature: 'responsiblePlay',
  },
  timeOut: {
    summary: 'Start a time-out',
    details: `The bettor cannot bet until it ends. A second call may extend a time-out, never shorten it. ${LIMITS_DUTY}`,
    request: { hours: 'Length in whole hours, 1 to 1008 (six weeks).' },
    response: limitFields,
    payload: 'Both limits and the time-out, as they are after the call.',
    feature: 'responsiblePlay',
  },
} satisfies Record<string, CallText>;
