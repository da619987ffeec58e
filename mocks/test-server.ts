import { DEMO_COMMISSION_PERCENT } from './exchange/betting/commission.ts';
import { createClock } from './exchange/clock.ts';
import { createExchange } from './exchange/create.ts';
import { serveExchange } from './server.ts';

export interface TestServerOptions {
  /** Folder of a built app to serve beside the calls. */
  readonly root?: string;
  readonly headersFile?: string;
  readonly port: number;
  readonly host: string;
  readonly publicHost: string;
  readonly seed: number;
}

/**
 * Starts the exchange on one machine: a running clock, calls, stream, and the app, if it is given. Its state is lost
 * when it ends.
 */
export async function startTestServer({ seed, ...serverOptions }: TestServerOptions) {
  const exchange = createExchange({
    seed,
    clock: createClock({ now: Date.now(), mode: { speed: 1 } }),
    commissionPercent: DEMO_COMMISSION_PERCENT,
  });
  await exchange.waitUntilRead();
  return serveExchange({ ...serverOptions, portRange: 20, exchange, socket: true });
}
