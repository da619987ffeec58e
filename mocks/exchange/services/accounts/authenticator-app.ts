import type { Core } from '../../core.ts';
import type { Accounts } from '../../interface/accounts.ts';
import { isPasswordValid } from '../../state/password.ts';
import { type ExchangeState, takeNextNumber, type UserRecord } from '../../state/state.ts';
import { hash, hashText } from '../../world/rng.ts';
import { accountMessage } from './account-messages.ts';

const LINK_CODE_MS = 3 * 60_000;
/** Validity of a code. The previous code is accepted too, for slow typists. */
const CODE_PERIOD_MS = 30_000;
/** Number of past periods that are checked. Older codes count as unknown. */
const CHECKED_PERIODS = 20;

const padToSixDigits = (number: number): string => String(number % 1_000_000).padStart(6, '0');

const getPeriod = (at: number): number => Math.floor(at / CODE_PERIOD_MS);

const calculateCode = (seed: number, user: UserRecord, period: number): string =>
  padToSixDigits(hash(seed, hashText(user.userId), user.app?.secret ?? 0, period));

/** Returns the code of the app at a moment, and the end of its period. */
export const calculateAppCode = (seed: number, user: UserRecord, at: number) => ({
  code: calculateCode(seed, user, getPeriod(at)),
  endsAt: (getPeriod(at) + 1) * CODE_PERIOD_MS,
});

export interface AuthenticatorApp {
  findProblem(user: UserRecord, givenCode: string): string | null;
  markUsed(state: ExchangeState, user: UserRecord, givenCode: string): void;
  readonly public: Pick<Accounts, 'requestOtpToEnableApp' | 'linkApp' | 'disableApp'>;
}

/** Simulates the authenticator app: a code from the page links it, and then it derives its codes from the time. */
export function createAuthenticatorApp({ seed, wallClock, changeState: command }: Core): AuthenticatorApp {
  const findPeriod = (user: UserRecord, givenCode: string): number | null => {
    const now = getPeriod(wallClock());
    for (let period = now; period >= now - CHECKED_PERIODS; period -= 1)
      if (calculateCode(seed, user, period) === givenCode.trim()) return period;
    return null;
  };

  function findProblem(user: UserRecord, givenCode: string): string | null {
    const period = findPeriod(user, givenCode);
    if (period === null) return accountMessage.invalidOtp;
    const isExpired = period < getPeriod(wallClock()) - 1 || period <= (user.app?.lastUsedPeriod ?? 0);
    return isExpired ? accountMessage.expiredOtp : null;
  }

  /** Marks a code as used. A second sign-in in its period needs the next code. */
  function markUsed(state: ExchangeState, user: UserRecord, givenCode: string): void {
    state.users[user.userId] = {
      ...user,
      app: { secret: user.app?.secret ?? 0, lastUsedPeriod: findPeriod(user, givenCode) ?? 0 },
    };
  }

  return {
    findProblem,
    markUsed,
    public: {
      requestOtpToEnableApp: (userId, password) =>
        command((state) => {
          const user = state.users[userId];
          if (!isPasswordValid(user, password)) return null;
          const code = padToSixDigits(hash(seed, hashText(userId), takeNextNumber(state)));
          state.users[userId] = { ...user, appLink: { code, expiresAt: wallClock() + LINK_CODE_MS } };
          return { otp: code, expiresInSeconds: LINK_CODE_MS / 1_000 };
        }),
      linkApp: (code) =>
        command((state) => {
          const user = Object.values(state.users).find(({ appLink }) => appLink?.code === code);
          if (user === undefined) return { kind: 'refused', message: accountMessage.invalidOtp };
          if ((user.appLink?.expiresAt ?? 0) <= wallClock())
            return { kind: 'refused', message: accountMessage.expiredOtp };
          state.users[user.userId] = {
            ...user,
            secondStep: 'app',
            appLink: null,
            app: { secret: takeNextNumber(state), lastUsedPeriod: 0 },
          };
          return { kind: 'done', message: accountMessage.appLinked };
        }),
      disableApp: (userId, otp) =>
        command((state) => {
          const user = state.users[userId];
          if (user?.secondStep !== 'app') return { kind: 'refused', message: accountMessage.noApp };
          const refused = findProblem(user, otp);
          if (refused !== null) return { kind: 'refused', message: refused };
          state.users[userId] = { ...user, secondStep: 'none', app: null };
          return { kind: 'done', message: accountMessage.appDisabled };
        }),
    },
  };
}
