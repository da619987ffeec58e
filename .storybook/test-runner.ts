import type { BrowserContext, Page } from '@playwright/test';
import type { setupPage, TestContext, TestRunnerConfig } from '@storybook/test-runner';
import { checkMatrix, checkSampledBrand } from './checks/axe-matrix.ts';
import { applyViewportTheme, checkAxe } from './checks/axe-phone.ts';
import { comparePicture } from './checks/compare-picture.ts';
import { checkContrastPairs, type ContrastPair } from './checks/contrast-pairs.ts';
import { Findings } from './checks/findings.ts';
import { isPictured } from './checks/is-pictured.ts';
import { trackRequests } from './checks/pending-requests.ts';
import { recordCoverage } from './checks/record-coverage.ts';
import { findStory } from './checks/story-index.ts';
import { waitUntilSettled } from './checks/wait-until-settled.ts';

/** Jest's global, as far as this file uses it. */
declare const expect: {
  (text: string): { toMatchSnapshot(hint?: string): void };
  getState(): { readonly suppressedErrors: readonly Error[] };
  setState(state: { readonly suppressedErrors: readonly Error[] }): void;
};
declare global {
  /** Page of the running test. The runner reads it again at every step. */
  var page: Page;
  var context: BrowserContext;
  /** Connects the test-runner to a new page (scripts/stories/environment.mjs). */
  var __sbSetupPage: typeof setupPage;
  /** Storybook's context of a story, in the page. */
  function __getContext(
    id: string,
  ): Promise<{ readonly name: string; readonly parameters: Readonly<Record<string, unknown>> }>;
}

/** Checks of a story's look (scripts/test-stories.mjs). */
const mode = process.env['STORIES_MODE'] ?? 'default';
/** Width of the window for the story and its play. `--width=360` sets it (scripts/test-stories.mjs). */
const width = Number(process.env['STORY_WIDTH'] ?? 1280);
const desktop = { theme: 'light', direction: 'ltr', width, height: width < 768 ? 740 : 720 } as const;
/** Keeps the direction that the story has chosen. */
const phone = { theme: 'dark', width: 360, height: 740 } as const;

/**
 * Compares a text with its snapshot and throws when they differ. Jest's own matcher would report it only at the end of
 * the test.
 */
function compareText(text: string, ...hint: readonly [] | readonly [string]): void {
  expect(text).toMatchSnapshot(...hint);
  const { suppressedErrors } = expect.getState();
  expect.setState({ suppressedErrors: [] });
  if (suppressedErrors[0]) throw suppressedErrors[0];
}

async function compareTree(page: Page): Promise<void> {
  compareText(await page.locator('body').ariaSnapshot());
}

/** Compares phrases only when the story's play uses a screen reader. */
async function compareSpeech(page: Page): Promise<void> {
  const phrases = await page.evaluate(() => globalThis.spokenPhrases);
  if (phrases) compareText(phrases.join('\n'), 'what a screen reader says');
}

let lastVisitedId = '';
/**
 * Story whose play and checks have not ended, or whose play has failed. After a time-out they continue while Jest runs
 * the next story. After a failed play Storybook reloads the page, which would interrupt the next story.
 */
let unfinishedId: string | null = null;

/** Replaces the page with a new one, without any state. */
async function openFreshPage(): Promise<void> {
  const previousPage = globalThis.page;
  globalThis.page = await globalThis.context.newPage();
  await globalThis.__sbSetupPage(globalThis.page, globalThis.context);
  // Closing is not awaited, because a running page can delay it.
  void previousPage.close();
}

/**
 * Checks each story after its play and addon-a11y: axe in dark theme at phone width, and in one brand and mode. With
 * `--visual` also the accessibility tree and the pictures, if the story has any.
 */
async function checkStory(page: Page, { id, hasFailure }: TestContext): Promise<void> {
  if (hasFailure === true) return;
  if (mode === 'coverage') return recordCoverage(page);
  if (mode === 'widths') return;
  const { name, parameters } = await page.evaluate(async (story) => {
    const { name: storyName, parameters: storyParameters } = await __getContext(story);
    return { name: storyName, parameters: storyParameters };
  }, id);
  const pairs = parameters['contrastPairs'] as readonly ContrastPair[] | undefined;
  const checksAxe = (parameters['a11y'] as { readonly test?: string } | undefined)?.test !== 'off';
  if (mode === 'matrix') {
    if (checksAxe) await checkMatrix(page, pairs);
    return;
  }
  if (mode === 'default') {
    await applyViewportTheme(page, phone);
    await waitUntilSettled(page);
    if (!checksAxe) return;
    await checkAxe(page, phone);
    await checkSampledBrand(page, id, pairs);
    return;
  }
  const { importPath, isFirst } = findStory(id);
  const takesPicture = isPictured({ importPath, isFirst, name, picture: parameters['picture'] });
  if (mode === 'pictures' && !takesPicture) return;
  await waitUntilSettled(page);
  const findings = new Findings();
  if (mode === 'all') {
    await findings.check('accessibility tree', () => compareTree(page));
    await findings.check('what a screen reader says', () => compareSpeech(page));
  }
  if (takesPicture) await findings.check('picture light-1280', () => comparePicture(page, id, 'light-1280'));
  await applyViewportTheme(page, phone);
  await waitUntilSettled(page);
  if (mode === 'all' && checksAxe) await findings.check('axe', () => checkAxe(page, phone));
  if (takesPicture) await findings.check('picture dark-360', () => comparePicture(page, id, 'dark-360'));
  if (mode === 'all' && pairs) await findings.check('colour vision', () => checkContrastPairs(page, pairs));
  if (mode === 'all' && checksAxe) await findings.check('axe in one brand', () => checkSampledBrand(page, id, pairs));
  findings.throwAll(importPath.replace('./', ''));
}

const config: TestRunnerConfig = {
  async preVisit(_, { id }) {
    // A retry needs a new page: for the same story Storybook reports "unchanged", which the runner counts as passed. A
    // user flow also starts without state, and no story shares its page with an unfinished or failed one.
    if (id.startsWith('app-user-flows--') || id === lastVisitedId || unfinishedId !== null) await openFreshPage();
    unfinishedId = id;
    const { page } = globalThis;
    trackRequests(page);
    lastVisitedId = id;
    await applyViewportTheme(page, desktop);
    // Colours during a transition have no defined contrast.
    await page.emulateMedia({ reducedMotion: 'reduce' });
  },
  async postVisit(page, context) {
    try {
      await checkStory(page, context);
    } finally {
      if (unfinishedId === context.id && context.hasFailure !== true) unfinishedId = null;
    }
  },
};

export default config;
