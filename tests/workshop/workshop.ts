import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { serveFolder } from '../../scripts/serve.mjs';

export { expect };

const root = new URL('../../', import.meta.url).pathname;
/** A static Storybook; another one may be named. */
const folder = resolve(root, process.env['WORKSHOP'] ?? 'dist-storybook');
if (!existsSync(`${folder}/index.json`)) throw new Error(`${folder} holds no Storybook: npm run build:storybook makes one.`);

export interface Entry {
  readonly id: string;
  readonly type: 'story' | 'docs';
  readonly title: string;
  readonly name: string;
  /** The file it comes from, and its name there; pages of prose have no export. */
  readonly importPath: string;
  readonly exportName?: string;
}

/** Everything the workshop lists, in its order. */
export const entries = Object.values((JSON.parse(readFileSync(`${folder}/index.json`, 'utf8')) as { entries: Readonly<Record<string, Entry>> }).entries);

export type Chosen = Readonly<Record<string, string>>;

const written = (chosen: Chosen) => Object.entries(chosen).map(([name, value]) => `${name}:${value.replaceAll(' ', '+')}`).join(';');

/** Where one entry stands alone, as embedded in another page: a story's play is not played. `chosen` is what the toolbar would have chosen. */
export const alone = ({ id, type }: Pick<Entry, 'id' | 'type'>, chosen: Chosen = {}): string => `iframe.html?viewMode=${type}&id=${id}&embed=true&globals=${written(chosen)}`;

/** The same inside Storybook, as a reviewer is sent to it. */
export const within = (id: string, chosen: Chosen = {}): string => `?path=/story/${id}&globals=${written(chosen)}`;

interface Watched {
  /** The static Storybook, served. */
  readonly address: string;
}

/** `wrong` is what the test's pages did that none may: threw, or asked somewhere else. It is empty in the end. */
export const test = base.extend<{ wrong: string[] }, Watched>({
  address: [
    async ({ browserName: _ }, use) => {
      const { url, server } = await serveFolder({ folder, port: 0 });
      await use(`${url}/`);
      server.closeAllConnections();
      server.close();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ address }, give) => give(address),
  wrong: [
    async ({ context, address }, use) => {
      const wrong: string[] = [];
      context.on('weberror', (thrown) => {
        const { message } = thrown.error();
        // A page left at once: the workshop's own worker was still being looked up.
        if (!message.startsWith('Failed to update a ServiceWorker')) wrong.push(`uncaught: ${message}`);
      });
      context.on('request', (request) => {
        const url = request.url();
        // What stories put into frames is at a name that belongs to nobody, or where nobody listens.
        if (request.isNavigationRequest() && request.frame().parentFrame() !== null && /^https?:\/\/([^/]+\.example|127\.0\.0\.1:1)\//.test(url)) return;
        if (/^(https?|wss?):/.test(url) && new URL(url).origin !== new URL(address).origin) wrong.push(`asked elsewhere: ${url}`);
      });
      await use(wrong);
      expect(wrong).toEqual([]);
    },
    { auto: true },
  ],
});

/** What the page logged as an error, from now on. */
export function logged(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
  });
  return errors;
}
