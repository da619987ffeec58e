import type { Core } from '../core.ts';
import type { Accounts } from '../interface/accounts.ts';
import { passwordFits } from '../state/password.ts';
import { nextNumber, type State, type UserRecord } from '../state/state.ts';
import { hash, hashText } from '../world/rng.ts';
import { accountMessage } from './account-messages.ts';

const LINK_LASTS = 3 * 60_000;
/** A code of the app stands this long; the one before it still does, for who typed slowly. */
const CODE_STANDS = 30_000;
/** Older codes than these many are not told from made-up ones. */
const REMEMBERED = 20;

const sixDigits = (number: number): string => String(number % 1_000_000).padStart(6, '0');

const periodAt = (at: number): number => Math.floor(at / CODE_STANDS);

const codeOf = (seed: number, user: UserRecord, period: number): string => sixDigits(hash(seed, hashText(user.userId), user.app?.secret ?? 0, period));

/** What the app shows at a moment, and until when. */
export const appCodeAt = (seed: number, user: UserRecord, at: number) => ({ code: codeOf(seed, user, periodAt(at)), endsAt: (periodAt(at) + 1) * CODE_STANDS });

export interface AppDesk {
  refuse(user: UserRecord, given: string): string | null;
  spend(state: State, user: UserRecord, given: string): void;
  readonly public: Pick<Accounts, 'otpToEnableApp' | 'linkApp' | 'disableApp'>;
}

/** The authenticator app: a code from the page links it, and from then on it makes codes of its own out of the time. */
export function appDesk({ seed, wallClock, command }: Core): AppDesk {
  const periodOf = (user: UserRecord, given: string): number | null => {
    const now = periodAt(wallClock());
    for (let period = now; period >= now - REMEMBERED; period -= 1) if (codeOf(seed, user, period) === given.trim()) return period;
    return null;
  };

  function refuse(user: UserRecord, given: string): string | null {
    const period = periodOf(user, given);
    if (period === null) return accountMessage.invalidOtp;
    const old = period < periodAt(wallClock()) - 1 || period <= (user.app?.spent ?? 0);
    return old ? accountMessage.expiredOtp : null;
  }

  /** A code serves once: a second sign-in within its time wants the next one. */
  function spend(state: State, user: UserRecord, given: string): void {
    state.users[user.userId] = { ...user, app: { secret: user.app?.secret ?? 0, spent: periodOf(user, given) ?? 0 } };
  }

  return {
    refuse,
    spend,
    public: {
      otpToEnableApp: (userId, password) =>
        command((state) => {
          const user = state.users[userId];
          if (!passwordFits(user, password)) return null;
          const code = sixDigits(hash(seed, hashText(userId), nextNumber(state)));
          state.users[userId] = { ...user, appLink: { code, expiresAt: wallClock() + LINK_LASTS } };
          return { otp: code, expiresInSeconds: LINK_LASTS / 1_000 };
        }),
      linkApp: (code) =>
        command((state) => {
          const user = Object.values(state.users).find(({ appLink }) => appLink?.code === code);
          if (user === undefined) return { kind: 'refused', message: accountMessage.invalidOtp };
          if ((user.appLink?.expiresAt ?? 0) <= wallClock()) return { kind: 'refused', message: accountMessage.expiredOtp };
          state.users[user.userId] = { ...user, secondStep: 'app', appLink: null, app: { secret: nextNumber(state), spent: 0 } };
          return { kind: 'done', message: accountMessage.appLinked };
        }),
      disableApp: (userId, otp) =>
        command((state) => {
          const user = state.users[userId];
          if (user?.secondStep !== 'app') return { kind: 'refused', message: accountMessage.noApp };
          const refused = refuse(user, otp);
          if (refused !== null) return { kind: 'refused', message: refused };
          state.users[userId] = { ...user, secondStep: 'none', app: null };
          return { kind: 'done', message: accountMessage.appDisabled };
        }),
    },
  };
}
