import type { Exchange } from '#mocks/exchange/exchange.ts';
import { readSession } from '#shared/storage/session.ts';

/** Returns the id of the signed-in bettor. */
export const readSignedInUserId = (): string => readSession()?.userId ?? '';

/** Links an authenticator app to the signed-in bettor on the simulated exchange. */
export async function linkApp({ accounts }: Exchange): Promise<void> {
  const link = await accounts.requestOtpToEnableApp(readSignedInUserId(), 'Demo1234');
  await accounts.linkApp(link?.otp ?? '');
}

/** Connects the Telegram bot to the signed-in bettor on the simulated exchange. */
export async function connectTelegram({ accounts }: Exchange): Promise<void> {
  const bot = await accounts.createTelegramConnection(readSignedInUserId(), 'Demo1234');
  await accounts.connectTelegram(bot?.connectionId ?? '');
}
