import type { Exchange } from '#mocks/exchange/exchange.ts';
import { money, units } from '#shared/domain/money/money.ts';
import { MINUTE_MS } from '#shared/format/durations.ts';
import { readSession, type StoredSession } from '#shared/storage/session.ts';
import { writePlayTime } from '../model/play-time-storage.ts';
import { sessionTimer } from '../model/useSessionTimer.ts';

export const getSignedInUserId = (): string => (readSession() as StoredSession).userId;

/** Seeds deposits, games and a withdrawal, so that every row of the summary has a value without a settled match. */
export async function seedPlay({ ledger }: Exchange): Promise<void> {
  const userId = getSignedInUserId();
  await ledger.post(userId, { kind: 'deposit', amount: units(12_000), description: 'Deposit' });
  await ledger.post(userId, { kind: 'withdrawal', amount: units(2_500), description: 'Withdrawal' });
  await ledger.post(userId, { kind: 'casino', amount: money(-1_234_550), description: 'Round' });
  await ledger.post(userId, { kind: 'casino', amount: units(4_800), description: 'Round' });
}

/** Sets the session start and the last reality check to `minutes` ago. */
export function startSessionAgo(minutes: number): void {
  const startedAt = Date.now() - minutes * MINUTE_MS;
  writePlayTime({ since: startedAt, checkedAt: startedAt });
  sessionTimer.start();
}
