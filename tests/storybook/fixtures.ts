import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { serveFolder } from '../../scripts/serve/serve.mjs';

export { expect };

const root = new URL('../../', import.meta.url).pathname;
/** A static Storybook; another one may be named. */
const folder = resolve(root, process.env['WORKSHOP'] ?? 'dist-storybook');
if (!existsSync(`${folder}/index.json`))
  throw new Error(`${folder} holds no Storybook: npm run build:storybook makes one.`);

export interface StorybookEntry {
  readonly id: string;
  readonly type: 'story' | 'docs';
  readonly title: string;
  readonly name: string;
  /** The file it comes from, and its name there; pages of prose have no export. */
  readonly importPath: string;
  readonly exportName?: string;
}

/** Everything the workshop lists, in its order. */
export const entries = Object.values(
  (JSON.parse(readFileSync(`${folder}/index.json`, 'utf8')) as { entries: Readonly<Record<string, StorybookEntry>> })
    .entries,
);

export type ToolbarGlobals = Readonly<Record<string, string>>;

const formatGlobals = (globals: ToolbarGlobals) =>
  Object.entries(globals)
    .map(([name, value]) => `${name}:${value.replaceAll(' ', '+')}`)
    .join(';');

/** Where one entry stands alone, as embedded in another page: a story's play is not played. `chosen` is what the toolbar would have chosen. */
export const storyUrl = ({ id, type }: Pick<StorybookEntry, 'id' | 'type'>, globals: ToolbarGlobals = {}): string =>
  `iframe.html?viewMode=${type}&id=${id}&embed=true&globals=${formatGlobals(globals)}`;

/** The same inside Storybook, as a reviewer is sent to it. */
export const managerUrl = (id: string, globals: ToolbarGlobals = {}): string =>
  `?path=/story/${id}&globals=${formatGlobals(globals)}`;

interface StorybookServer {
  /** The static Storybook, served. */
  readonly storybookUrl: string;
}

/** `wrong` is what the test's pages did that none may: threw, or asked somewhere else. It is empty in the end. */
export const test = base.extend<{ violations: string[] }, StorybookServer>({
  storybookUrl: [
    async ({ browserName: _ }, use) => {
      const { url, server } = await serveFolder({ folder, port: 0 });
      await use(`${url}/`);
      server.closeAllConnections();
      server.close();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ storybookUrl }, give) => give(storybookUrl),
  violations: [
    async ({ context, storybookUrl }, use) => {
      const violations: string[] = [];
      context.on('weberror', (webError) => {
        const { message } = webError.error();
        // A page left at once: the workshop's own worker was still being looked up.
        if (!message.startsWith('Failed to update a ServiceWorker')) violations.push(`uncaught: ${message}`);
      });
      context.on('request', (request) => {
        const url = request.url();
        // What stories put into frames is at a name that belongs to nobody, or where nobody listens.
        if (
          request.isNavigationRequest() &&
          request.frame().parentFrame() !== null &&
          /^https?:\/\/([^/]+\.example|127\.0\.0\.1:1)\//.test(url)
        )
          return;
        if (/^(https?|wss?):/.test(url) && new URL(url).origin !== new URL(storybookUrl).origin)
          violations.push(`asked elsewhere: ${url}`);
      });
      await use(violations);
      expect(violations).toEqual([]);
    },
    { auto: true },
  ],
});

/** What the page logged as an error, from now on. */
export function collectConsoleErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
  });
  return errors;
}
