import type { Inbox } from '../../interface/accounts.ts';
import type { UserRecord } from '../../state/state.ts';
import { calculateAppCode } from './authenticator-app.ts';

/** Reads the inbox of an account. Null when it is empty. */
export function readInbox(seed: number, user: UserRecord, now: number): Inbox | null {
  const { userName, secondStep, otp, appLink, telegramId } = user;
  const inbox: Inbox = {
    userName,
    app: secondStep === 'app' ? calculateAppCode(seed, user, now) : null,
    linkCode: appLink && appLink.expiresAt > now ? appLink.code : null,
    connectionId: secondStep === 'telegram' ? null : telegramId,
    message: otp !== null && otp.expiresAt > now ? otp.code : null,
  };
  return (inbox.app ?? inbox.linkCode ?? inbox.connectionId ?? inbox.message) ? inbox : null;
}
