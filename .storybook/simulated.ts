import type { HttpHandler } from 'msw';
import type { SetupWorker } from 'msw/browser';
import { createClock } from '#mocks/exchange/clock.ts';
import { createExchange } from '#mocks/exchange/create.ts';
import type { Exchange } from '#mocks/exchange/exchange.ts';
import { createWorld, type World } from '#mocks/exchange/world/world.ts';
import { fates } from '#mocks/fates.ts';
import { createHandlers } from '#mocks/handlers/index.ts';
import { configureApi } from '#shared/api/call.ts';
import { contract } from '#shared/api/contract/index.ts';
import { clearSession, writeSession } from '#shared/storage/session.ts';
import { raceDrafts, slipDrafts } from '#shared/storage/slip-drafts.ts';
import type {} from './reader.ts';
import { STORY_TIME, tellTime } from './story-time.ts';
import { chosen, type Globals } from './toolbar.ts';

declare module 'storybook/internal/csf' {
  interface StoryContext {
    /** The story's own exchange. Its clock is stopped: `exchange.clock.run()` starts it, `advance(ms)` moves it. */
    exchange: Exchange;
  }
}

const worlds = new Map<number, World>();

function worldOf(seed: number): World {
  const world = worlds.get(seed) ?? createWorld(seed);
  worlds.set(seed, world);
  return world;
}

/** How long a story's session lasts by its own clock: no story is longer. */
const SESSION_LASTS_MS = 30 * 24 * 60 * 60_000;

async function signIn(exchange: Exchange): Promise<void> {
  const answer = await exchange.accounts.signIn({ userName: 'demo', password: 'Demo1234' });
  if (answer.kind !== 'signed-in') throw new Error(`the demo account cannot sign in: ${answer.kind}`);
  const { session, account } = answer;
  // The exchange tells the device's time here, which would be another on every day.
  const expiresAt = new Date(exchange.clock.now() + SESSION_LASTS_MS).toISOString();
  const user = { user_id: account.userId, user_name: account.userName };
  writeSession({ token: session.accessToken, expiresAt, userId: account.userId, refreshToken: session.refreshToken, parentId: account.parentId, domainId: account.domainId, user });
  configureApi({ base: '/api/v1', credential: null, session: () => ({ token: session.accessToken, expiresAt }), onSignedOut: () => undefined });
}

interface Context {
  readonly title: string;
  readonly globals: Globals;
  readonly msw: SetupWorker;
  exchange: Exchange;
}

const speeds = { stopped: null, '1x': 1, '60x': 60 } as const;

/** What the toolbar does to the answers: the fault to the call chosen or to all, and lateness to every other. */
function troubles(globals: Globals): HttpHandler[] {
  const [fault, of, late] = [chosen(globals, 'fault'), chosen(globals, 'of'), Number.parseInt(chosen(globals, 'latency'), 10)];
  const struck = fault === 'none' ? [] : Object.entries(contract).filter(([name]) => of === 'every call' || of === name);
  return [
    ...(fault === 'none' ? [] : struck.map(([, spec]) => fates[fault](spec))),
    ...(late > 0 ? Object.values(contract).map((spec) => fates.slow(spec, late)) : []),
  ];
}

/**
 * Before every story: its clock. Before every story but the kit's, which knows no network: a new exchange of the toolbar's seed and clock,
 * `demo` signed in, and the toolbar's fault and latency. A story's own `beforeEach({ msw, exchange })` comes after, and wins.
 */
export async function simulateExchange(context: Context): Promise<() => void> {
  const { title, globals, msw } = context;
  globalThis.heard = undefined;
  if (title.startsWith('UI kit') || title.startsWith('Guide')) return () => undefined;
  const seed = Number(chosen(globals, 'seed'));
  const speed = speeds[chosen(globals, 'clock')];
  const exchange = createExchange({ seed, commissionPercent: 2, clock: createClock({ now: STORY_TIME, mode: speed === null ? 'stopped' : { speed } }), world: worldOf(seed) });
  context.exchange = exchange;
  const ownTime = tellTime(exchange.clock.now);
  await signIn(exchange);
  msw.use(...createHandlers(exchange));
  msw.use(...troubles(globals));
  return () => {
    clearSession();
    slipDrafts.clear();
    raceDrafts.clear();
    exchange.dispose();
    ownTime();
  };
}
