import { createHandlers } from '#mocks/handlers/index.ts';
import { recordAccountCalls, recordSignIn, recordTwoStepCalls } from './account-calls.ts';
import { recordBettingCalls } from './betting-calls.ts';
import { findUserId, openExampleExchange } from './exchange.ts';
import { recordMarketCalls } from './market-calls.ts';
import { recordCasinoCalls, recordReportCalls, recordWalletCalls } from './money-calls.ts';
import { type CallExamples, ExampleRecorder } from './recorder.ts';

const HISTORY = { bets: 40, days: 14, casino: { rounds: 12, days: 14 } };

/** Runs the simulated exchange and records an example of every call. The result is the same every time. */
export async function recordExamples(): Promise<CallExamples> {
  const exchange = openExampleExchange();
  try {
    const recorder = new ExampleRecorder(
      createHandlers(exchange, 'https://games.example', { socket: true, logo: 'https://cdn.example/logo.svg' }),
    );
    await exchange.operator.seedHistory(findUserId(exchange, 'demo'), HISTORY);
    const token = await recordSignIn(recorder);
    await recordAccountCalls(recorder, exchange, token);
    await recordMarketCalls(recorder, exchange, token);
    await recordReportCalls(recorder, exchange, token);
    await recordCasinoCalls(recorder, token);
    await recordBettingCalls(recorder, exchange, token);
    await recordWalletCalls(recorder, token);
    await recordTwoStepCalls(recorder, exchange);
    return recorder.examples;
  } finally {
    exchange.dispose();
  }
}
