import { type BrowserContext, expect, type Page, test as base } from '@playwright/test';
import { createClock } from '#mocks/exchange/clock.ts';
import { createExchange } from '#mocks/exchange/create.ts';
import type { Exchange } from '#mocks/exchange/exchange.ts';
import { serveExchange } from '#mocks/server.ts';
import { openJournal } from '#mocks/sqlite/open-journal.ts';
import { createDatabaseFolder } from '../../faults/exchange-process.ts';
import { movePageDate } from './page-date.ts';
import { MAX_START_MS, waitForReplacement } from './prerendered-screen.ts';

export { expect };

type Server = Awaited<ReturnType<typeof serveExchange>>;

/** Evening with matches in play and to come. The exchange and every page of a test start at it. */
export const EVENING = Date.parse('2026-11-21T14:30:00Z');

export interface TestServer {
  readonly exchange: Exchange;
  readonly server: Server;
  readonly url: string;
  /** Signs the demo bettor in as `storeSession` does, opens `path` or the dashboard, and waits for the app. */
  signIn(page: Page, path?: string): Promise<void>;
  /**
   * Stores a session of the demo bettor as the app does, and opens no page of the app. The form of sign-in loads two
   * pages, so only specs of sign-in and of whole deployments use it (`signIn` below).
   */
  storeSession(page: Page): Promise<void>;
}

const root = new URL('../../../', import.meta.url).pathname;

/**
 * Collects the requests that the security policy blocked and every uncaught error of every page. The list must be
 * empty.
 */
async function collectPageErrors(context: BrowserContext, pageErrors: string[]) {
  await context.exposeBinding('__refused', (_source, message: string) => void pageErrors.push(message));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const report = Reflect.get(window, '__refused') as (message: string) => void;
      report(`${event.effectiveDirective} refused ${event.blockedURI} ${event.sample}`);
    });
  });
  context.on('page', (page) => page.on('pageerror', (error) => pageErrors.push(`uncaught: ${error.message}`)));
}

interface TestOptions {
  clock: 'stopped' | 'running';
  seed: number;
  /** Tells whether the server offers prices by socket; otherwise the app polls. */
  socket: boolean;
  /** Commission in percent of a net win in an odds market. */
  commission: number;
  /** Tells whether the exchange accepts a repeated `Idempotency-Key` once. */
  isIdempotent: boolean;
  /** Tells whether the exchange keeps its state in a SQLite file, as `npm run exchange` does. */
  isPersistent: boolean;
  /** Bettor's preferences. `at-once` has switched off the confirmation; `as-delivered` has the defaults. */
  bettingPreferences: 'at-once' | 'as-delivered';
}

/** Runs in the page, also in frames that may not access storage. */
function skipBetConfirmation() {
  try {
    const preferences = {
      confirm: false,
      oneClick: false,
      oneClickStake: null,
      oneClickBy: null,
      price: 'better',
      ticks: 2,
    };
    if (localStorage.getItem('slip@2') === null) localStorage.setItem('slip@2', JSON.stringify(preferences));
  } catch {
    // A sandboxed frame sends no bets.
  }
}

export const test = base.extend<TestOptions & { testServer: TestServer; pageErrors: string[] }>({
  clock: ['running', { option: true }],
  seed: [7, { option: true }],
  // LIVE=socket runs every test as `npm run exchange` serves it.
  socket: [process.env['LIVE'] === 'socket', { option: true }],
  commission: [0, { option: true }],
  isIdempotent: [true, { option: true }],
  // DATABASE=file runs every test on a SQLite file of its own.
  isPersistent: [process.env['DATABASE'] === 'file', { option: true }],
  bettingPreferences: ['at-once', { option: true }],
  pageErrors: async ({ context, bettingPreferences }, use) => {
    const pageErrors: string[] = [];
    if (bettingPreferences === 'at-once') await context.addInitScript(skipBetConfirmation);
    await collectPageErrors(context, pageErrors);
    await use(pageErrors);
    expect(pageErrors, 'refused by the security policy, or uncaught').toEqual([]);
  },
  testServer: async (
    { context, clock, seed, socket, commission, isIdempotent, isPersistent, pageErrors: _listening },
    use,
  ) => {
    await movePageDate(context, EVENING - Date.now());
    const time = createClock({ now: EVENING, mode: clock === 'stopped' ? 'stopped' : { speed: 1 } });
    const folder = isPersistent ? createDatabaseFolder() : null;
    const journal = folder === null ? null : openJournal(folder.file);
    const exchange = createExchange({ seed, clock: time, journal, commissionPercent: commission });
    await exchange.waitUntilRead();
    const server = await serveExchange({
      exchange,
      root: process.env['DIST'] ?? `${root}dist`,
      headersFile: `${root}deploy/headers`,
      port: 0,
      socket,
      isIdempotent,
    });
    const storeSession = async (page: Page) => {
      const entries = await createSessionEntries(exchange);
      // A page of this origin without scripts: only there can the storage be written.
      await page.goto(`${server.url}/robots.txt`);
      await page.evaluate((stored) => {
        for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
      }, entries);
    };
    await use({
      exchange,
      server,
      url: server.url,
      storeSession,
      async signIn(page, path = '/dashboard') {
        await storeSession(page);
        await page.goto(`${server.url}${path}`);
        await waitForReplacement(page);
      },
    });
    await server.close();
    exchange.dispose();
    folder?.remove();
  },
});

/** Returns what the app stores when the demo bettor signs in (src/shared/storage/session.ts). */
async function createSessionEntries(exchange: Exchange): Promise<Readonly<Record<string, string>>> {
  const result = await exchange.accounts.signIn({ userName: 'demo', password: 'Demo1234' });
  if (result.kind !== 'signed-in') throw new Error('the demo account does not sign in');
  const { account, session } = result;
  return {
    token: session.accessToken,
    refresh_token: session.refreshToken,
    expiry: session.expiresAt,
    userid: account.userId,
    parent_id: account.parentId,
    domain_id: account.domainId,
    user: JSON.stringify({ user_id: account.userId, user_name: account.userName }),
  };
}

/** Signs in by the app's form. Specs of the prerendered form type into it themselves. */
export async function signIn(page: Page, url: string, user: string, password = 'Demo1234') {
  await page.goto(`${url}/Users/Login`);
  await waitForReplacement(page);
  await page.getByLabel('Username').fill(user);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL(/\/dashboard/, { timeout: MAX_START_MS });
}
