import type { HttpHandler } from 'msw';
import { createClock } from '#mocks/exchange/clock.ts';
import { createExchange } from '#mocks/exchange/create.ts';
import type { Exchange } from '#mocks/exchange/exchange.ts';
import { serveExchange } from '#mocks/server.ts';
import { configureApiClient, type ContractDrift } from '#shared/api/client/call.ts';
import { startResendingProxy } from './resending-proxy.ts';

export const NOW = Date.parse('2026-11-21T14:30:00Z');

export interface FaultTestServer {
  readonly exchange: Exchange;
  readonly server: Awaited<ReturnType<typeof serveExchange>>;
  readonly userId: string;
  /** Origin of the server for the app's calls. */
  readonly origin: string;
  readonly countSignOuts: () => number;
  readonly drift: ContractDrift[];
  close(): Promise<void>;
}

export interface FaultTestServerOptions {
  readonly commissionPercent?: number;
  /** Tells whether a repeated `Idempotency-Key` acts once. Default: true. */
  readonly isIdempotent?: boolean;
  /** Called before each repetition of a broken request. */
  readonly onResend?: (exchange: Exchange) => void;
}

/** Starts an exchange behind HTTP, signs `demo` in, and configures the app's calls to reach it. */
export async function startTestServer(
  scenarios: readonly HttpHandler[] = [],
  options: FaultTestServerOptions = {},
): Promise<FaultTestServer> {
  const { commissionPercent = 0, isIdempotent = true, onResend } = options;
  const exchange = createExchange({ seed: 7, clock: createClock({ now: NOW }), commissionPercent });
  const result = await exchange.accounts.signIn({ userName: 'demo', password: 'Demo1234' });
  if (result.kind !== 'signed-in') throw new Error(`the demo account cannot sign in: ${result.kind}`);
  const server = await serveExchange({ exchange, port: 0, isIdempotent, scenarios });
  const proxy = onResend === undefined ? null : await startResendingProxy(server.url, () => onResend(exchange));
  const origin = proxy?.url ?? server.url;
  const drift: ContractDrift[] = [];
  let signedOut = 0;
  configureApiClient({
    base: `${origin}/api/v1`,
    credential: btoa('web:web'),
    getSession: () => ({ token: result.session.accessToken, expiresAt: result.session.expiresAt }),
    onSignedOut: () => void (signedOut += 1),
    onContractDrift: (each) => void drift.push(each),
  });
  return {
    exchange,
    server,
    userId: result.account.userId,
    origin,
    countSignOuts: () => signedOut,
    drift,
    async close() {
      await proxy?.close();
      await server.close();
      exchange.dispose();
    },
  };
}
