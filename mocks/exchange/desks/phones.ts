import type { Phone } from '../interface/accounts.ts';
import type { UserRecord } from '../state/state.ts';
import { appCodeAt } from './app-desk.ts';

/** What an account's phone shows now; null where it shows nothing. */
export function phoneOf(seed: number, user: UserRecord, now: number): Phone | null {
  const { userName, secondStep, otp, appLink, telegramId } = user;
  const phone: Phone = {
    userName,
    app: secondStep === 'app' ? appCodeAt(seed, user, now) : null,
    linkCode: appLink && appLink.expiresAt > now ? appLink.code : null,
    connectionId: secondStep === 'telegram' ? null : telegramId,
    message: otp !== null && otp.expiresAt > now ? otp.code : null,
  };
  return phone.app ?? phone.linkCode ?? phone.connectionId ?? phone.message ? phone : null;
}
