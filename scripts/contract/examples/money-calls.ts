import type { Exchange } from '#mocks/exchange/exchange.ts';
import { readText } from './read-value.ts';
import type { ExampleRecorder } from './recorder.ts';

const REFERENCES = {
  deposit: '0b0e7a52-58cf-4a6e-8f0e-1c8f0a2d9e05',
  withdrawal: '0b0e7a52-58cf-4a6e-8f0e-1c8f0a2d9e06',
  refused: '0b0e7a52-58cf-4a6e-8f0e-1c8f0a2d9e07',
  refusedWithdrawal: '0b0e7a52-58cf-4a6e-8f0e-1c8f0a2d9e08',
} as const;

export async function recordWalletCalls(recorder: ExampleRecorder, token: string): Promise<void> {
  const session = { token };
  await recorder.send('getPayementMethod', 'found', { type: 'DEPOSIT' }, session);
  await recorder.send('getParentPayementDetails', 'found', { method_id: 'bank' }, session);
  const deposit = {
    image: new Blob([new Uint8Array([137, 80, 78, 71])], { type: 'image/png' }),
    amount: '2500.00',
    payment_method_id: 'payee-bank',
    user_reference_no: '123456789012',
    remark: 'Salary account',
  };
  await recorder.send('walletchipIn', 'requested', deposit, { ...session, reference: REFERENCES.deposit });
  await recorder.send('walletchipIn', 'refused', deposit, { ...session, reference: REFERENCES.refused });
  const detail = {
    method_id: 'bank',
    bank_name: 'Harbour Bank',
    bank_holder_name: 'A. Bettor',
    ifsc_code: 'HRBR0000042',
    account_no: '000011112222',
  };
  await recorder.send('createPaymentMethod', 'saved', detail, session);
  const saved = await recorder.send('getwalletBankDetail', 'found', {}, session);
  const detailId = readText(saved, 'data', 0, '_id');
  const withdrawal = { amount: 1000, payment_method_id: detailId, remark: '' };
  await recorder.send('walletchipOutV2', 'requested', withdrawal, { ...session, reference: REFERENCES.withdrawal });
  await recorder.send(
    'walletchipOutV2',
    'refused',
    { ...withdrawal, amount: 1 },
    { ...session, reference: REFERENCES.refusedWithdrawal },
  );
  await recorder.send('getwalletsummary', 'found', { limit: 25, page: 1 }, session);
  await recorder.send('removePaymentDetails', 'removed', { _id: detailId }, session);
}

export async function recordCasinoCalls(recorder: ExampleRecorder, token: string): Promise<void> {
  const session = { token };
  const providers = await recorder.send('qtechSports', 'found', {}, session);
  const providerCode = readText(providers, 'data', 0, 'providerCode');
  await recorder.send('casinoGames', 'found', {});
  const games = await recorder.send('gameList', 'found', { providers: providerCode }, session);
  const gameId = readText(games, 'data', 'items', 0, 'id');
  await recorder.send('launchUrl', 'opened', { providerCode, gameId }, session);
  await recorder.send('launchUrl', 'refused', { providerCode, gameId: 'unknown' }, session);
  await recorder.send('lobbyUrl', 'opened', {}, session);
  await recorder.send('lotusBets', 'found', { bets_type: 'settled', limit: 100, page: 1 }, session);
  await recorder.send('settledBets', 'rounds of the casino', { bets_type: 'settled', limit: 100, page: 1 }, session);
}

/** Records the reports of an account with a betting history. */
export async function recordReportCalls(recorder: ExampleRecorder, exchange: Exchange, token: string): Promise<void> {
  const session = { token };
  const span = { from_date: '2026-10-21T00:00:00.000Z', to_date: new Date(exchange.clock.now()).toISOString() };
  const page = { limit: 25, page: 1 };
  await recorder.send('settledBets', 'settled bets', { ...span, ...page }, session);
  await recorder.send('statements', 'found', { ...span, ...page }, session);
  await recorder.send('sportsPL', 'found', span, session);
  const events = await recorder.send('eventsProfitLoss', 'found', { ...span, ...page }, session);
  const eventId = readText(events, 'data', 0, 'event_id');
  const isFancy = (events as { data: { type: number }[] }).data[0]?.type === 2;
  await recorder.send(
    'plBets',
    'found',
    { search: isFancy ? { fancy_id: { event_id: eventId } } : { market_id: { event_id: eventId } } },
    session,
  );
}
