import type { Money } from '#shared/domain/money/money.ts';
import type { CommandResult } from './paging-and-results.ts';

export type SecondStepKind = 'none' | 'app' | 'telegram' | 'secure-auth';

export interface ExchangeAccount {
  /** The `_id` and `user_id` of the wire. */
  readonly userId: string;
  readonly userName: string;
  readonly parentId: string;
  readonly domainId: string;
  readonly mobile: string;
  readonly secondStep: SecondStepKind;
}

export interface ExchangeSession {
  readonly accessToken: string;
  readonly refreshToken: string;
  /** ISO 8601, UTC. */
  readonly expiresAt: string;
}

/** `second-step`: the password was right, and a one-time password is still wanted. */
export type SignInResult =
  | { readonly kind: 'signed-in'; readonly session: ExchangeSession; readonly account: ExchangeAccount }
  | { readonly kind: 'second-step'; readonly account: ExchangeAccount }
  | { readonly kind: 'refused'; readonly message: string };

export interface OneTimePassword {
  readonly otp: string;
  readonly expiresInSeconds: number;
}

/** What stands on the phone of one account: a stand-in for the apps a real bettor has there. */
export interface Inbox {
  readonly userName: string;
  /** The linked authenticator app's code, and the millisecond it gives way to the next. */
  readonly app: { readonly code: string; readonly endsAt: number } | null;
  /** A code on the page that the app could scan. */
  readonly linkCode: string | null;
  /** What the messaging app's bot waits for. */
  readonly connectionId: string | null;
  /** A one-time password that was sent here and stands. */
  readonly message: string | null;
}

export interface Accounts {
  /** `otp` left out or empty is the password step. */
  signIn(input: { userName: string; password: string; otp?: string | undefined }): Promise<SignInResult>;
  register(input: { userName: string; password: string; mobile: string }): Promise<CommandResult>;
  /** The user of a live token; null when it is unknown, expired, revoked, or its account is gone. */
  userOf(accessToken: string): string | null;
  account(userId: string): ExchangeAccount | null;
  signOut(accessToken: string): Promise<void>;
  /** Revokes every session of the user. */
  changePassword(userId: string, input: { oldPassword: string; newPassword: string }): Promise<CommandResult>;
  /** Null when the password is wrong. Nothing is enabled until the app has taken the code. */
  otpToEnableApp(userId: string, password: string): Promise<OneTimePassword | null>;
  /** Plays the part of the authenticator app: the code was scanned, and the app makes codes of its own from now on. */
  linkApp(code: string): Promise<CommandResult>;
  disableApp(userId: string, otp: string): Promise<CommandResult>;
  /** Null when the password is wrong. */
  telegramConnection(
    userId: string,
    password: string,
  ): Promise<{ bot: string; connectionId: string; message: string } | null>;
  /** Plays the part of the messaging app: the user sent "/connect ID" to the bot. */
  connectTelegram(connectionId: string): Promise<CommandResult>;
  sendTelegramOtp(userId: string): Promise<CommandResult>;
  disableTelegram(userId: string, otp: string): Promise<CommandResult>;
  /** What the user's authenticator app shows now (or showed at a moment), or was last sent to the messaging app; null with neither. */
  currentOtp(userId: string, at?: number): string | null;
  /** Every phone that shows something. */
  inboxes(): readonly Inbox[];
  /** The eight quick stakes. */
  stakes(userId: string): readonly Money[];
  saveStakes(userId: string, stakes: readonly Money[]): Promise<CommandResult>;
}
