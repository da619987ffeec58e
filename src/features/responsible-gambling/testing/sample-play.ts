import type { Exchange } from '#mocks/exchange/exchange.ts';
import { money, units } from '#shared/domain/money/money.ts';
import { readSession, type StoredSession } from '#shared/storage/session.ts';
import { writePlayTime } from '#shared/storage/play-time.ts';
import { sessionTimer } from '../model/useSessionTimer.ts';

const MINUTE_MS = 60_000;

export const getSignedInUserId = (): string => (readSession() as StoredSession).userId;

/** Deposits, games and a withdrawal: something in every row of the summary that needs no match to end. */
export async function seedPlay({ books }: Exchange): Promise<void> {
  const userId = getSignedInUserId();
  await books.post(userId, { kind: 'deposit', amount: units(12_000), description: 'Deposit' });
  await books.post(userId, { kind: 'withdrawal', amount: units(2_500), description: 'Withdrawal' });
  await books.post(userId, { kind: 'casino', amount: money(-1_234_550), description: 'Round' });
  await books.post(userId, { kind: 'casino', amount: units(4_800), description: 'Round' });
}

/** The session has lasted so long, and the time was last looked at as long ago. */
export function startSessionAgo(minutes: number): void {
  const startedAt = Date.now() - minutes * MINUTE_MS;
  writePlayTime({ since: startedAt, checkedAt: startedAt });
  sessionTimer.start();
}
