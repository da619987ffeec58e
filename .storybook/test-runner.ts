import type { expect as jestExpect } from '@jest/globals';
import type { setupPage, TestRunnerConfig } from '@storybook/test-runner';
import type { BrowserContext, Page } from 'playwright';
import { checkContrastPairs, type ContrastPair } from './checks/contrast-pairs.ts';
import { recordCoverage } from './checks/record-coverage.ts';
import { trackImports } from './checks/pending-imports.ts';
import { Findings } from './checks/findings.ts';
import { isPictured } from './checks/is-pictured.ts';
import { comparePicture } from './checks/compare-picture.ts';
import { checkAxeInAllThemes, checkAxe, applyViewportTheme } from './checks/axe-phone.ts';
import { waitUntilSettled } from './checks/wait-until-settled.ts';
import { findStory } from './checks/story-index.ts';

/** A global where the runner calls this; the process that only reads the configuration has none. */
declare const expect: typeof jestExpect;
declare global {
  /** What the running test visits; the runner reads it anew for every step. */
  var page: Page;
  var context: BrowserContext;
  /** Brings the test-runner to a new page (scripts/stories/environment.mjs). */
  var __sbSetupPage: typeof setupPage;
  /** On the page: what its workshop knows of a story. */
  function __getContext(
    id: string,
  ): Promise<{ readonly name: string; readonly parameters: Readonly<Record<string, unknown>> }>;
}

/** What is asked of a story's looks (scripts/test-stories.mjs). */
const mode = process.env['STORIES_ASKED'] ?? 'face';
/** How wide the window is when a story is drawn and its play runs; `--widths` asks for each that Chromatic draws. */
const width = Number(process.env['STORY_WIDTH'] ?? 1280);
const desktop = { theme: 'light', direction: 'ltr', width, height: width < 768 ? 740 : 720 } as const;
const phone = { theme: 'dark', direction: 'ltr', width: 360, height: 740 } as const;

/** Compares with what is kept, and throws where it differs: jest's own matcher would only note it for the end of the test. */
function compareText(text: string, ...hint: readonly [] | readonly [string]): void {
  expect(text).toMatchSnapshot(...hint);
  const { suppressedErrors } = expect.getState();
  expect.setState({ suppressedErrors: [] });
  if (suppressedErrors[0]) throw suppressedErrors[0];
}

async function compareTree(page: Page): Promise<void> {
  compareText(await page.locator('body').ariaSnapshot());
}

/** Only where the story's play listens to a screen reader. */
async function compareSpeech(page: Page): Promise<void> {
  const phrases = await page.evaluate(() => globalThis.spokenPhrases);
  if (phrases) compareText(phrases.join('\n'), 'what a screen reader says');
}

let lastVisitedId = '';

/** Leaves the page for a new one, which has nothing left of what was there. */
async function openFreshPage(): Promise<void> {
  const previousPage = globalThis.page;
  globalThis.page = await globalThis.context.newPage();
  await globalThis.__sbSetupPage(globalThis.page, globalThis.context);
  // Not waited for: what runs on it may keep it from closing at once.
  void previousPage.close();
}

/**
 * What is asked of each story once its play is over and addon-a11y has found nothing: in dark at phone width axe finds nothing either.
 * With `--visual` its accessibility tree is the one kept too, and its pictures where it has some.
 */
const config: TestRunnerConfig = {
  async preVisit(_, { id }) {
    // A second attempt: asked for the story it shows, the workshop would say "unchanged", which the runner takes for passed.
    // And a journey begins as a bettor's visit does: with nothing left of the one before.
    if (id.startsWith('app-journeys--') || id === lastVisitedId) await openFreshPage();
    const { page } = globalThis;
    trackImports(page);
    lastVisitedId = id;
    await applyViewportTheme(page, desktop);
    // Colours in the middle of a transition have no contrast to speak of.
    await page.emulateMedia({ reducedMotion: 'reduce' });
  },
  async postVisit(page, { id, hasFailure }) {
    if (hasFailure === true) return;
    if (mode === 'coverage') return recordCoverage(page);
    if (mode === 'widths') return;
    const { name, parameters } = await page.evaluate(async (story) => {
      const { name: storyName, parameters: storyParameters } = await __getContext(story);
      return { name: storyName, parameters: storyParameters };
    }, id);
    const checksAxe = (parameters['a11y'] as { readonly test?: string } | undefined)?.test !== 'off';
    if (mode === 'matrix') {
      if (checksAxe) await checkAxeInAllThemes(page);
      return;
    }
    if (mode === 'face') {
      await applyViewportTheme(page, phone);
      if (checksAxe) await checkAxe(page, phone);
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
    if (mode === 'all' && checksAxe) await findings.check('axe', () => checkAxe(page, phone));
    if (takesPicture) await findings.check('picture dark-360', () => comparePicture(page, id, 'dark-360'));
    const pairs = parameters['contrastPairs'] as readonly ContrastPair[] | undefined;
    if (mode === 'all' && pairs) await findings.check('colour vision', () => checkContrastPairs(page, pairs));
    findings.throwAll(importPath.replace('./', ''));
  },
};

export default config;
