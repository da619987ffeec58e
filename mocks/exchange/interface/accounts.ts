import type { Money } from '#shared/domain/money.ts';
import type { Answer } from '../exchange.ts';

export type SecondStep = 'none' | 'app' | 'telegram' | 'secure-auth';

export interface Account {
  /** The `_id` and `user_id` of the wire. */
  readonly userId: string;
  readonly userName: string;
  readonly parentId: string;
  readonly domainId: string;
  readonly mobile: string;
  readonly secondStep: SecondStep;
}

export interface Session {
  readonly accessToken: string;
  readonly refreshToken: string;
  /** ISO 8601, UTC. */
  readonly expiresAt: string;
}

/** `second-step`: the password was right, and a one-time password is still wanted. */
export type SignIn =
  | { readonly kind: 'signed-in'; readonly session: Session; readonly account: Account }
  | { readonly kind: 'second-step'; readonly account: Account }
  | { readonly kind: 'refused'; readonly message: string };

export interface OneTimePassword {
  readonly otp: string;
  readonly expiresInSeconds: number;
}

export interface Accounts {
  /** `otp` left out or empty is the password step. */
  signIn(input: { userName: string; password: string; otp?: string | undefined }): Promise<SignIn>;
  register(input: { userName: string; password: string; mobile: string }): Promise<Answer>;
  /** The user of a live token; null when it is unknown, expired, revoked, or its account is gone. */
  userOf(accessToken: string): string | null;
  account(userId: string): Account | null;
  signOut(accessToken: string): Promise<void>;
  /** Revokes every session of the user. */
  changePassword(userId: string, input: { oldPassword: string; newPassword: string }): Promise<Answer>;
  /** Null when the password is wrong. The password shown is the one the next sign-in asks for. */
  otpToEnableApp(userId: string, password: string): Promise<OneTimePassword | null>;
  /** Null when the password is wrong. */
  telegramConnection(userId: string, password: string): Promise<{ bot: string; connectionId: string; message: string } | null>;
  /** Plays the part of the messaging app: the user sent "/connect ID" to the bot. */
  connectTelegram(connectionId: string): Promise<Answer>;
  sendTelegramOtp(userId: string): Promise<Answer>;
  disableTelegram(userId: string, otp: string): Promise<Answer>;
  /** What the user's authenticator or messaging app shows now; for stories, tests and the demo. Null with no second step. */
  currentOtp(userId: string): string | null;
  /** The eight quick stakes. */
  stakes(userId: string): readonly Money[];
  saveStakes(userId: string, stakes: readonly Money[]): Promise<Answer>;
}
