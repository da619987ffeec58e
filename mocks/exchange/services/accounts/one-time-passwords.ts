import type { Core } from '../../core.ts';
import type { Accounts } from '../../interface/accounts.ts';
import { isPasswordValid } from '../../state/password.ts';
import { type ExchangeState, takeNextNumber, type UserRecord } from '../../state/state.ts';
import { hash, hashText } from '../../world/rng.ts';
import { accountMessage } from './account-messages.ts';

const OTP_MS = 3 * 60_000;
const BOT = '@exchange_demo_bot';

interface OneTimePasswords {
  /** Sends a new code. */
  issue(state: ExchangeState, user: UserRecord): void;
  /** Returns why the code is refused, or null. */
  findProblem(user: UserRecord, givenCode: string): string | null;
  /** Marks the code as used. */
  markUsed(state: ExchangeState, user: UserRecord): void;
  readonly public: Pick<
    Accounts,
    'createTelegramConnection' | 'connectTelegram' | 'sendTelegramOtp' | 'disableTelegram'
  >;
}

/** Creates one-time passwords that are sent to the messaging app or to a secure-auth account. */
export function createOneTimePasswords(core: Core): OneTimePasswords {
  const { seed, wallClock } = core;

  function issue(state: ExchangeState, user: UserRecord): void {
    const code =
      user.fixedOtp ?? String(100_000 + (hash(seed, hashText(user.userId), takeNextNumber(state)) % 900_000));
    state.users[user.userId] = { ...user, otp: { code, expiresAt: wallClock() + OTP_MS } };
  }

  function findProblem({ otp }: UserRecord, givenCode: string): string | null {
    if (otp === null || otp.code !== givenCode.trim()) return accountMessage.invalidOtp;
    return otp.expiresAt <= wallClock() ? accountMessage.expiredOtp : null;
  }

  function markUsed(state: ExchangeState, user: UserRecord): void {
    state.users[user.userId] = { ...user, otp: null };
  }

  return {
    issue,
    findProblem,
    markUsed,
    public: {
      createTelegramConnection: (userId, password) =>
        core.changeState((state) => {
          const user = state.users[userId];
          if (!isPasswordValid(user, password)) return null;
          const connectionId = hash(seed, hashText(userId), takeNextNumber(state)).toString(36).padStart(7, '0');
          state.users[userId] = { ...user, telegramId: connectionId };
          return { bot: BOT, connectionId, message: `Send /connect ${connectionId} to the bot ${BOT}` };
        }),
      connectTelegram: (connectionId) =>
        core.changeState((state) => {
          const user = Object.values(state.users).find((each) => each.telegramId === connectionId);
          if (user === undefined) return { kind: 'refused', message: accountMessage.unknownConnection };
          state.users[user.userId] = { ...user, secondStep: 'telegram' };
          return { kind: 'done', message: accountMessage.telegramConnected };
        }),
      sendTelegramOtp: (userId) =>
        core.changeState((state) => {
          const user = state.users[userId];
          if (user?.secondStep !== 'telegram') return { kind: 'refused', message: accountMessage.noTelegram };
          issue(state, user);
          return { kind: 'done', message: accountMessage.otpSent };
        }),
      disableTelegram: (userId, otp) =>
        core.changeState((state) => {
          const user = state.users[userId];
          if (user?.secondStep !== 'telegram') return { kind: 'refused', message: accountMessage.noTelegram };
          const refused = findProblem(user, otp);
          if (refused !== null) return { kind: 'refused', message: refused };
          state.users[userId] = { ...user, secondStep: 'none', telegramId: null, otp: null };
          return { kind: 'done', message: accountMessage.telegramDisabled };
        }),
    },
  };
}
