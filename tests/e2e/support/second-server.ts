import type { Page } from '@playwright/test';
import { addConfigHosts } from '../../../scripts/operator/config-headers.mjs';
import { readHeaders } from '../../../scripts/serve/headers.mjs';
import { serveFolder } from '../../../scripts/serve/serve.mjs';
import { startSecondServer } from '../../second-server/server.mjs';
import { readHeaderMoney } from './bet-slip.ts';
import { expect, signIn, test as base } from './fixtures.ts';

const root = new URL('../../../', import.meta.url).pathname;

/** A bet in the server's own books. Amounts are paisa, prices hundredths. */
interface LedgerBet {
  readonly id: string;
  readonly placeId: string;
  readonly reference: string;
  readonly isMatched: boolean;
  readonly isBack: boolean;
  readonly stake: number;
  readonly price: number;
  readonly run: number | null;
  readonly profit: number;
  readonly liability: number;
  readonly deleteStatus: number;
}

/** The books of one account, in paisa. */
interface Ledger {
  readonly cash: number;
  readonly exposure: number;
  readonly available: number;
  readonly bets: readonly LedgerBet[];
  readonly movements: readonly { readonly time: number; readonly amount: number; readonly balance: number }[];
  readonly requests: readonly {
    readonly id: string;
    readonly type: string;
    readonly amount: number;
    readonly status: string;
    readonly reference: string;
  }[];
}

/** A request that moves money, as the server received it. */
interface LoggedRequest {
  readonly path: string;
  readonly key: string;
  readonly body: Readonly<Record<string, unknown>>;
}

export interface SecondServer {
  /** Address of the app. */
  readonly url: string;
  /** Address of the server, another origin than the app. */
  readonly api: string;
  /** Reads the books of the bettor from the server, past the calls of the contract. */
  readLedger(): Promise<Ledger>;
  listRequests(path: string): Promise<readonly LoggedRequest[]>;
  /** Carries out an action of the operator. */
  operate(action: string, values: object): Promise<void>;
  /** Signs in by the app's form, and opens a page. */
  signIn(page: Page, path?: string): Promise<void>;
}

/** Serves the production build on one origin and the second server on another. The console must stay silent. */
export const test = base.extend<{ secondServer: SecondServer; consoleErrors: string[] }>({
  consoleErrors: async ({ context }, use) => {
    const errors: string[] = [];
    context.on('console', (message) => {
      const isBlockedWorker = message.text() === 'Service Worker registration blocked by Playwright';
      if (['error', 'warning'].includes(message.type()) && !isBlockedWorker) errors.push(message.text());
    });
    await use(errors);
    expect(errors, 'errors and warnings on the console').toEqual([]);
  },
  secondServer: async ({ consoleErrors: _listening, pageErrors: _collecting }, use) => {
    const running = await startSecondServer();
    const config = {
      version: '1.2.0',
      apiBase: `${running.address}/api/v1`,
      applicationCredential: 'c2Vjb25kOnNlcnZlcg==',
      brand: { name: 'Second' },
      currency: 'INR',
      locale: 'en-IN',
    };
    const headers = addConfigHosts(readHeaders(`${root}deploy/headers`), config);
    const folder = process.env['DIST'] ?? `${root}dist`;
    const app = await serveFolder({ folder, port: 0, single: true, headers, config });
    const readBooks = async () =>
      (await (await fetch(`${running.address}/_ledger`)).json()) as {
        accounts: { asha: Ledger };
        log: LoggedRequest[];
      };
    await use({
      url: app.url,
      api: `${running.address}/api/v1`,
      readLedger: async () => (await readBooks()).accounts.asha,
      listRequests: async (path) => (await readBooks()).log.filter((request) => request.path === path),
      async operate(action, values) {
        const body = JSON.stringify({ action, user: 'asha', ...values });
        const response = await fetch(`${running.address}/_operator`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body,
        });
        expect(response.status, `the operator's action ${action}`).toBe(200);
      },
      async signIn(page, path) {
        await signIn(page, app.url, 'asha', 'Harbour77');
        if (path !== undefined) await page.goto(`${app.url}${path}`);
      },
    });
    app.server.closeAllConnections();
    await new Promise((resolve) => app.server.close(resolve));
    await running.stop();
  },
});

/** Formats paisa as the app shows rupees: "1,25,000.50". */
export const formatPaisa = (paisa: number) =>
  new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2 }).format(Math.abs(paisa) / 100);
export const formatSignedPaisa = (paisa: number) => `${paisa < 0 ? '−' : paisa > 0 ? '+' : ''}${formatPaisa(paisa)}`;

/** Waits until the header of the app has the available balance and the exposure of the server's books. */
export const expectHeaderOfLedger = (page: Page, { readLedger }: SecondServer) =>
  expect(async () => {
    const { available, exposure } = await readLedger();
    expect(await readHeaderMoney(page)).toEqual({
      balance: formatPaisa(available),
      exposure: formatSignedPaisa(exposure),
    });
  }).toPass({ timeout: 15_000 });
