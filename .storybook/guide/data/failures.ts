import { describeFormError } from '#features/account/model/form-error.ts';
import { texts as account } from '#features/account/texts.ts';
import { adviseOnRefusal } from '#features/bet-slip/model/checks/advise-on-refusal.ts';
import type { BlockReason } from '#features/bet-slip/model/checks/block-reasons.ts';
import { describeBlockReason } from '#features/bet-slip/model/checks/describe-block-reason.ts';
import type { BettingBlock } from '#features/bet-slip/model/ticket/selection-quote.ts';
import { texts as slip } from '#features/bet-slip/texts.ts';
import { texts as dashboard } from '#features/dashboard/texts.ts';
import { texts as session } from '#features/session/texts.ts';
import { texts as wallet } from '#features/wallet/texts.ts';
import { refusalMessage } from '#mocks/exchange/betting/messages.ts';
import { describeFailure } from '#shared/api/describe-failure.ts';
import { ApiError, type Failure } from '#shared/api/failure.ts';
import { units } from '#shared/domain/money/money.ts';
import { odds } from '#shared/domain/odds/odds.ts';

type Code = Extract<Failure, { kind: 'unreachable' }>['code'];
type FailureName = Exclude<Failure['kind'], 'unreachable'> | Code;

interface FailureDetails {
  readonly failure: Failure;
  readonly happened: string;
  /** The reaction of the app, without an action of the bettor. */
  readonly app: string;
  readonly bettor: string;
}

const toUnreachable = (code: Code): Failure => ({ kind: 'unreachable', code });
const RETRY_ADVICE =
  'Retries a read once, then shows "Try again" and keeps the last data. Never sends a bet or payment again: it checks whether the server acted.';

/** An entry for each failure of a call. A new failure does not compile until it has one. */
export const failures: Readonly<Record<FailureName, FailureDetails>> = {
  refused: {
    failure: { kind: 'refused', message: 'Only one bet at a time is allowed!' },
    happened: 'The server refused the request and named a reason.',
    app: 'Shows the reason, and keeps the input.',
    bettor: 'Corrects the input that the reason names.',
  },
  'signed-out': {
    failure: { kind: 'signed-out' },
    happened: 'The session expired, or the server ended it.',
    app: 'Opens the login page with the reason. Continues to check unverified bets after the login.',
    bettor: 'Signs in again, and returns to the same page.',
  },
  FETCH_ERROR: {
    failure: toUnreachable('FETCH_ERROR'),
    happened: 'No response: the connection is down, or the server failed while it worked (5xx).',
    app: RETRY_ADVICE,
    bettor: 'Checks the connection and tries again.',
  },
  TIMEOUT_ERROR: {
    failure: toUnreachable('TIMEOUT_ERROR'),
    happened: 'The response took longer than the time limit of the call.',
    app: RETRY_ADVICE,
    bettor: 'Tries again.',
  },
  PARSING_ERROR: {
    failure: toUnreachable('PARSING_ERROR'),
    happened: 'The response is not JSON, or does not fit the contract.',
    app: RETRY_ADVICE,
    bettor: 'Tries again after a moment. A hotel’s network may require a login first.',
  },
};

/** Returns the messages of a failure in a list and in a form. */
export const getMessages = ({ failure }: FailureDetails): { readonly page: string; readonly form: string } => ({
  page: describeFailure(failure, dashboard.unreachable),
  form: describeFormError(new ApiError(failure)) ?? session.signedOut.server,
});

/** Lists every refusal of the exchange: its message, and the slip's advice. */
export const listRefusals = (): { readonly name: string; readonly message: string; readonly next: string }[] =>
  Object.entries(refusalMessage).map(([name, label]) => {
    const message = typeof label === 'string' ? label : String(Reflect.apply(label, undefined, [10_000]));
    return { name, message, next: adviseOnRefusal(message) };
  });

const bettingBlocks: Readonly<Record<BettingBlock['by'], BettingBlock>> = {
  suspended: { by: 'suspended' },
  closed: { by: 'closed' },
  inactive: { by: 'inactive' },
  locked: { by: 'locked' },
  stale: { by: 'stale' },
  'runner-suspended': { by: 'runner-suspended' },
  removed: { by: 'removed' },
  missing: { by: 'missing' },
  'line-locked': { by: 'line-locked', label: 'Ball Running' },
};

const toLimitReason = (code: 'min-size' | 'max-size' | 'max-profit'): BlockReason => ({
  kind: 'limit',
  breach: { code, limit: units(100) },
});
const toOddsLimitReason = (code: 'min-odds' | 'max-odds'): BlockReason => ({
  kind: 'limit',
  breach: { code, limit: odds(110) },
});

type BlockReasonExamples = { readonly [Kind in BlockReason['kind']]: readonly BlockReason[] };

/** Examples of each reason that blocks a bet before it is sent. A new reason does not compile until it has one. */
const blockReasons: BlockReasonExamples = {
  unverified: [{ kind: 'unverified' }],
  'in-flight': [{ kind: 'in-flight' }],
  'betting-block': Object.values(bettingBlocks).map((bettingBlock) => ({ kind: 'betting-block', bettingBlock })),
  handicap: [{ kind: 'handicap' }],
  'no-offer': [{ kind: 'no-offer' }],
  'line-moved': [{ kind: 'line-moved' }],
  'no-price': [{ kind: 'no-price' }],
  'off-ladder': [{ kind: 'off-ladder' }],
  'unreadable-stake': [{ kind: 'unreadable-stake' }],
  'no-stake': [{ kind: 'no-stake' }],
  limit: [
    toLimitReason('min-size'),
    toLimitReason('max-size'),
    toOddsLimitReason('min-odds'),
    toOddsLimitReason('max-odds'),
    toLimitReason('max-profit'),
  ],
  'insufficient-balance': [{ kind: 'insufficient-balance' }],
  'price-changed': [{ kind: 'price-changed' }],
  'not-offered': [{ kind: 'not-offered' }],
};

export const listBlockReasonRows = () =>
  Object.entries(blockReasons).flatMap(([kind, all]) =>
    all.map((blockReason) => ({
      kind,
      detail:
        blockReason.kind === 'betting-block'
          ? blockReason.bettingBlock.by
          : blockReason.kind === 'limit'
            ? blockReason.breach.code
            : '',
      label: describeBlockReason(blockReason),
    })),
  );

const listMessages = (form: string, catalogue: Readonly<Record<string, string>>) =>
  Object.entries(catalogue).map(([rule, label]) => ({ form, rule, label }));

/** Lists the messages of fields with invalid input. */
export const listFieldMessages = () => [
  ...listMessages('Sign in', { required: session.required, otp: session.otpDigits }),
  ...listMessages('Register and password', account.rules),
  ...listMessages('Deposit and withdrawal', {
    required: wallet.required,
    insufficient: wallet.insufficient,
    ...wallet.form,
    longest: wallet.form.longest({ most: 100 }),
  }),
  ...listMessages('Payment details', wallet.mobile),
  ...listMessages('Stakes', { required: slip.stakes.required, wholeStake: slip.stakes.wholeNumber }),
];
