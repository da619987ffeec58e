import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, type Page, test as base } from '@playwright/test';
import { serveFolder } from '../../scripts/serve/serve.mjs';

export { expect };

const root = new URL('../../', import.meta.url).pathname;
/** Folder of a static Storybook; STORYBOOK_FOLDER names another one. */
export const storybookFolder = resolve(root, process.env['STORYBOOK_FOLDER'] ?? 'dist-storybook');
if (!existsSync(`${storybookFolder}/index.json`))
  throw new Error(`${storybookFolder} holds no Storybook: npm run build:storybook makes one.`);

export interface StorybookEntry {
  readonly id: string;
  readonly type: 'story' | 'docs';
  readonly title: string;
  readonly name: string;
  /** Story file and export name. MDX pages have no export. */
  readonly importPath: string;
  readonly exportName?: string;
}

/** All entries of Storybook, in its order. */
export const entries = Object.values(
  (
    JSON.parse(readFileSync(`${storybookFolder}/index.json`, 'utf8')) as {
      entries: Readonly<Record<string, StorybookEntry>>;
    }
  ).entries,
);

/** Whether the entry is a page in prose: of the guide, the foundations or the patterns. */
export const isGuidePage = ({ title }: StorybookEntry): boolean => /^(Guide|Foundations|Patterns)\//.test(title);

/** Whether the entry is the page of a component with docs of its own. */
export const isComponentPage = ({ type, importPath }: StorybookEntry): boolean =>
  type === 'docs' &&
  importPath.endsWith('.stories.tsx') &&
  existsSync(resolve(root, importPath.replace('.stories.tsx', '.docs.tsx')));

export type ToolbarGlobals = Readonly<Record<string, string>>;

const formatGlobals = (globals: ToolbarGlobals) =>
  Object.entries(globals)
    .map(([name, value]) => `${name}:${value.replaceAll(' ', '+')}`)
    .join(';');

/** Address of one entry alone, without its play. `chosen`: choices of the toolbar. */
export const toStoryUrl = ({ id, type }: Pick<StorybookEntry, 'id' | 'type'>, globals: ToolbarGlobals = {}): string =>
  `iframe.html?viewMode=${type}&id=${id}&embed=true&globals=${formatGlobals(globals)}`;

/** Address of the entry inside Storybook. */
export const toManagerUrl = (id: string, globals: ToolbarGlobals = {}): string =>
  `?path=/story/${id}&globals=${formatGlobals(globals)}`;

interface StorybookServer {
  /** Address of the static Storybook. */
  readonly storybookUrl: string;
}

/** `violations` collects errors and requests to other hosts by the test's pages. It must be empty at the end. */
export const test = base.extend<{ violations: string[] }, StorybookServer>({
  storybookUrl: [
    async ({ browserName: _ }, use) => {
      const { url, server } = await serveFolder({ folder: storybookFolder, port: 0 });
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
        // Navigation interrupted the update of Storybook's worker.
        if (!message.startsWith('Failed to update a ServiceWorker')) violations.push(`uncaught: ${message}`);
      });
      context.on('request', (request) => {
        const url = request.url();
        // Frames of stories use a reserved domain, or a port without a server.
        if (
          request.isNavigationRequest() &&
          request.frame().parentFrame() !== null &&
          /^https?:\/\/([^/]+\.example|127\.0\.0\.1:1)\//.test(url)
        )
          return;
        if (/^(https?|wss?):/.test(url) && new URL(url).origin !== new URL(storybookUrl).origin)
          violations.push(`request to another host: ${url}`);
      });
      await use(violations);
      expect(violations).toEqual([]);
    },
    { auto: true },
  ],
});

/** Collects the errors that the page logs from now on. */
export function collectConsoleErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
  });
  return errors;
}
