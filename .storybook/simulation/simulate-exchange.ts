import type { HttpHandler } from 'msw';
import type { SetupWorker } from 'msw/browser';
import { slipDrafts } from '#features/bet-slip/model/ticket/draft-storage.ts';
import { multiBetDrafts } from '#features/bet-slip/multi-bet/model/multi-bet-draft-storage.ts';
import { createClock } from '#mocks/exchange/clock.ts';
import { createExchange } from '#mocks/exchange/create.ts';
import type { Exchange } from '#mocks/exchange/exchange.ts';
import { createWorld, type World } from '#mocks/exchange/world/world.ts';
import { createHandlers } from '#mocks/handlers/index.ts';
import { networkScenarios } from '#mocks/network-scenarios.ts';
import { configureApiClient } from '#shared/api/client/call.ts';
import { contract } from '#shared/api/contract/index.ts';
import { clearSession, writeSession } from '#shared/storage/session.ts';
import type {} from '../checks/screen-reader.ts';
import { type Globals, readGlobal } from '../config/toolbar.ts';
import { overrideDate, STORY_TIME } from './freeze-time.ts';

declare module 'storybook/internal/csf' {
  interface StoryContext {
    /** The story's own exchange. Its clock is stopped: `exchange.clock.run()` starts it, `advance(ms)` moves it. */
    exchange: Exchange;
  }
}

const worlds = new Map<number, World>();

function getWorld(seed: number): World {
  const world = worlds.get(seed) ?? createWorld(seed);
  worlds.set(seed, world);
  return world;
}

/** Lifetime of a story's session on its own clock, longer than any story. */
const SESSION_MS = 30 * 24 * 60 * 60_000;

async function signIn(exchange: Exchange): Promise<void> {
  const result = await exchange.accounts.signIn({ userName: 'demo', password: 'Demo1234' });
  if (result.kind !== 'signed-in') throw new Error(`the demo account cannot sign in: ${result.kind}`);
  const { session, account } = result;
  // The exchange would give the device's time, which differs every day.
  const expiresAt = new Date(exchange.clock.now() + SESSION_MS).toISOString();
  const user = { user_id: account.userId, user_name: account.userName };
  writeSession({
    token: session.accessToken,
    expiresAt,
    userId: account.userId,
    refreshToken: session.refreshToken,
    parentId: account.parentId,
    domainId: account.domainId,
    user,
  });
  configureApiClient({
    base: '/api/v1',
    credential: null,
    getSession: () => ({ token: session.accessToken, expiresAt }),
    onSignedOut: () => undefined,
  });
}

interface SimulatedContext {
  readonly title: string;
  readonly globals: Globals;
  readonly msw: SetupWorker;
  exchange: Exchange;
}

const speeds = { stopped: null, '1x': 1, '60x': 60 } as const;

/** Creates the handlers for the toolbar's network scenario, on one call or all, and for the delay of the others. */
function createScenarioHandlers(globals: Globals): HttpHandler[] {
  const [scenario, of, latencyMs] = [
    readGlobal(globals, 'scenario'),
    readGlobal(globals, 'of'),
    Number.parseInt(readGlobal(globals, 'latency'), 10),
  ];
  const affectedCalls =
    scenario === 'none' ? [] : Object.entries(contract).filter(([name]) => of === 'every call' || of === name);
  return [
    ...(scenario === 'none' ? [] : affectedCalls.map(([, spec]) => networkScenarios[scenario](spec))),
    ...(latencyMs > 0 ? Object.values(contract).map((spec) => networkScenarios.slow(spec, latencyMs)) : []),
  ];
}

/**
 * Prepares every story. Sets its clock and, except for the ui-kit, creates an exchange with the toolbar's seed and
 * clock. Then it signs `demo` in, and applies the toolbar's scenario and delay. A story's own `beforeEach({ msw,
 * exchange })` runs later and takes precedence.
 */
export async function simulateExchange(context: SimulatedContext): Promise<() => void> {
  const { title, globals, msw } = context;
  globalThis.spokenPhrases = undefined;
  if (title.startsWith('UI kit') || title.startsWith('Guide')) return () => undefined;
  const seed = Number(readGlobal(globals, 'seed'));
  const speed = speeds[readGlobal(globals, 'clock')];
  const exchange = createExchange({
    seed,
    commissionPercent: 2,
    clock: createClock({ now: STORY_TIME, mode: speed === null ? 'stopped' : { speed } }),
    world: getWorld(seed),
  });
  context.exchange = exchange;
  const restoreDate = overrideDate(exchange.clock.now);
  await signIn(exchange);
  msw.use(...createHandlers(exchange));
  msw.use(...createScenarioHandlers(globals));
  return () => {
    clearSession();
    slipDrafts.clear();
    multiBetDrafts.clear();
    exchange.dispose();
    restoreDate();
  };
}
