import type { Core } from '../core.ts';
import type { Accounts } from '../interface/accounts.ts';
import { passwordFits } from '../state/password.ts';
import { nextNumber, type State, type UserRecord } from '../state/state.ts';
import { hash, hashText } from '../world/rng.ts';
import { accountMessage } from './account-messages.ts';

const OTP_LASTS = 3 * 60_000;
const BOT = '@exchange_demo_bot';

interface OtpDesk {
  /** Sends a new code. */
  issue(state: State, user: UserRecord): void;
  /** Why the code does not do, or null. */
  refuse(user: UserRecord, given: string): string | null;
  /** A code serves once. */
  spend(state: State, user: UserRecord): void;
  readonly public: Pick<Accounts, 'telegramConnection' | 'connectTelegram' | 'sendTelegramOtp' | 'disableTelegram'>;
}

/** One-time passwords that are sent: to the messaging app, or by whatever stands behind a secure-auth account. */
export function otpDesk(core: Core): OtpDesk {
  const { seed, wallClock } = core;

  function issue(state: State, user: UserRecord): void {
    const code = user.fixedOtp ?? String(100_000 + (hash(seed, hashText(user.userId), nextNumber(state)) % 900_000));
    state.users[user.userId] = { ...user, otp: { code, expiresAt: wallClock() + OTP_LASTS } };
  }

  function refuse({ otp }: UserRecord, given: string): string | null {
    if (otp === null || otp.code !== given.trim()) return accountMessage.invalidOtp;
    return otp.expiresAt <= wallClock() ? accountMessage.expiredOtp : null;
  }

  function spend(state: State, user: UserRecord): void {
    state.users[user.userId] = { ...user, otp: null };
  }

  return {
    issue, refuse, spend,
    public: {
      telegramConnection: (userId, password) =>
        core.command((state) => {
          const user = state.users[userId];
          if (!passwordFits(user, password)) return null;
          const connectionId = hash(seed, hashText(userId), nextNumber(state)).toString(36).padStart(7, '0');
          state.users[userId] = { ...user, telegramId: connectionId };
          return { bot: BOT, connectionId, message: `Send /connect ${connectionId} to the bot ${BOT}` };
        }),
      connectTelegram: (connectionId) =>
        core.command((state) => {
          const user = Object.values(state.users).find((each) => each.telegramId === connectionId);
          if (user === undefined) return { kind: 'refused', message: accountMessage.unknownConnection };
          state.users[user.userId] = { ...user, secondStep: 'telegram' };
          return { kind: 'done', message: accountMessage.telegramConnected };
        }),
      sendTelegramOtp: (userId) =>
        core.command((state) => {
          const user = state.users[userId];
          if (user?.secondStep !== 'telegram') return { kind: 'refused', message: accountMessage.noTelegram };
          issue(state, user);
          return { kind: 'done', message: accountMessage.otpSent };
        }),
      disableTelegram: (userId, otp) =>
        core.command((state) => {
          const user = state.users[userId];
          if (user?.secondStep !== 'telegram') return { kind: 'refused', message: accountMessage.noTelegram };
          const refused = refuse(user, otp);
          if (refused !== null) return { kind: 'refused', message: refused };
          state.users[userId] = { ...user, secondStep: 'none', telegramId: null, otp: null };
          return { kind: 'done', message: accountMessage.telegramDisabled };
        }),
    },
  };
}
