import type { Money } from '#shared/domain/money/money.ts';
import type { ActionResult } from './paging-and-results.ts';

export type SecondStepKind = 'none' | 'app' | 'telegram' | 'secure-auth';

export interface ExchangeAccount {
  /** `_id` and `user_id` on the wire. */
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

/** Result of a sign-in. `second-step`: the password is correct, and the exchange requires a one-time password. */
export type SignInResult =
  | { readonly kind: 'signed-in'; readonly session: ExchangeSession; readonly account: ExchangeAccount }
  | { readonly kind: 'second-step'; readonly account: ExchangeAccount }
  | { readonly kind: 'refused'; readonly message: string };

export interface OneTimePassword {
  readonly otp: string;
  readonly expiresInSeconds: number;
}

/** Content of an account's phone. Replaces the authenticator and messaging apps of a real bettor. */
export interface Inbox {
  readonly userName: string;
  /** Code of the linked authenticator app, and the time in milliseconds at which it changes. */
  readonly app: { readonly code: string; readonly endsAt: number } | null;
  /** Code on the page that the authenticator app can scan. */
  readonly linkCode: string | null;
  /** Connection id that the bot of the messaging app waits for. */
  readonly connectionId: string | null;
  /** One-time password in the messaging app that is still valid. */
  readonly message: string | null;
}

export interface Accounts {
  /** Signs in. Without `otp` (or with an empty one) it is the password step. */
  signIn(input: { userName: string; password: string; otp?: string | undefined }): Promise<SignInResult>;
  register(input: { userName: string; password: string; mobile: string }): Promise<ActionResult>;
  /**
   * Returns the user of a valid token. Null when the token is unknown, expired or revoked, or the account does not
   * exist.
   */
  findUserId(accessToken: string): string | null;
  findAccount(userId: string): ExchangeAccount | null;
  /** Lists every account in the order of registration, for the operator. */
  listAccounts(): readonly ExchangeAccount[];
  signOut(accessToken: string): Promise<void>;
  /** Changes the password and revokes every session of the user. */
  changePassword(userId: string, input: { oldPassword: string; newPassword: string }): Promise<ActionResult>;
  /**
   * Creates the code that links an authenticator app. Null when the password is wrong. The second step starts only when
   * the app has scanned the code.
   */
  requestOtpToEnableApp(userId: string, password: string): Promise<OneTimePassword | null>;
  /** Acts as the authenticator app: scans the code, and creates its own codes from then on. */
  linkApp(code: string): Promise<ActionResult>;
  disableApp(userId: string, otp: string): Promise<ActionResult>;
  /** Creates a connection id for the messaging app. Null when the password is wrong. */
  createTelegramConnection(
    userId: string,
    password: string,
  ): Promise<{ bot: string; connectionId: string; message: string } | null>;
  /** Acts as the messaging app: sends "/connect ID" to the bot. */
  connectTelegram(connectionId: string): Promise<ActionResult>;
  sendTelegramOtp(userId: string): Promise<ActionResult>;
  disableTelegram(userId: string, otp: string): Promise<ActionResult>;
  /**
   * Returns the code of the authenticator app (now or at `at`), or the last one sent to the messaging app. Null without
   * either.
   */
  findCurrentOtp(userId: string, at?: number): string | null;
  /** Lists the inboxes that are not empty. */
  listInboxes(): readonly Inbox[];
  /** Returns the eight quick stakes. */
  getStakes(userId: string): readonly Money[];
  saveStakes(userId: string, stakes: readonly Money[]): Promise<ActionResult>;
}
