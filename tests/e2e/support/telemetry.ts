import type { Page } from '@playwright/test';
import type { TestServer } from './fixtures.ts';

/** Path of the collector on the test server, which records every request below `/api/v1/`. */
export const COLLECTOR = 'collect';

export interface SentRecord {
  readonly name: string;
  readonly value?: number;
  readonly [attribute: string]: unknown;
}

/** Gives the page's config.json this key `telemetry`, and lets the collector accept every request. */
export async function configureTelemetry(page: Page, testServer: TestServer, telemetry: object) {
  const config = (await (await fetch(`${testServer.url}/config.json`)).json()) as object;
  await page.route('**/config.json', (route) => route.fulfill({ json: { ...config, telemetry } }));
  for (const path of [COLLECTOR, `${COLLECTOR}/v1/logs`, `${COLLECTOR}/v1/metrics`])
    testServer.server.faults.applyToAll(path, { status: 204, body: '' });
}

/** Settings that send records as JSON once a second. */
export const BEACON = { exporter: 'beacon', url: `/api/v1/${COLLECTOR}`, intervalSeconds: 1 };

/** Returns the bodies that the collector received at a path, oldest first. */
export const listBodies = (testServer: TestServer, path = COLLECTOR): readonly string[] =>
  testServer.server.log.filter((request) => request.path === path).map(({ body }) => body);

/** Returns the records that the collector received by the exporter `beacon`. */
export const listRecords = (testServer: TestServer, name: string): readonly SentRecord[] =>
  listBodies(testServer)
    .flatMap((body) => (JSON.parse(body) as { records: readonly SentRecord[] }).records)
    .filter((record) => record.name === name);

/** Returns the steps of all bets, in order. A reconciled one has its outcome. */
export const listSteps = (testServer: TestServer): readonly string[] =>
  listRecords(testServer, 'command').map(({ step, outcome }) => [step, outcome].filter(Boolean).join(' '));

/** Hides the page as a change of tabs does. */
export const hidePage = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Object.defineProperties(document, { hidden: { get: () => true }, visibilityState: { get: () => 'hidden' } });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
