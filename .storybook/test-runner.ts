import type { expect as jestExpect } from '@jest/globals';
import { getStoryContext, setupPage, type TestRunnerConfig } from '@storybook/test-runner';
import type { BrowserContext, Page } from 'playwright';
import { toMatchImageSnapshot } from 'jest-image-snapshot';
import { stayApart, type Pair } from './checks/apart.ts';
import { comparePicture, isPictured } from './checks/pictures.ts';
import { secondLook, turn } from './checks/second-look.ts';
import { settled } from './checks/settled.ts';
import { holdFigures, releaseFigures } from './checks/still.ts';

/** A global where the runner calls this; the process that only reads the configuration has none. */
declare const expect: typeof jestExpect;
/** The page of the running test, which `resetPage` replaces. */
declare const jestPlaywright: { resetPage(): Promise<void> };
declare global {
  var page: Page;
  var context: BrowserContext;
}

/** Set where only pictures are drawn, of another commit: what else that one held is not asked. */
const picturesOnly = process.env['PICTURES_ONLY'] === 'yes';
const desktop = { theme: 'light', direction: 'ltr', width: 1280, height: 720 } as const;
const phone = { theme: 'dark', direction: 'ltr', width: 360, height: 740 } as const;

let lastVisited = '';

/**
 * What the gate asks of each story once its play is over and addon-a11y has found nothing: the accessibility tree is the one in git,
 * its picture too where one is kept, and in dark at phone width axe finds nothing either.
 */
const config: TestRunnerConfig = {
  setup() {
    expect.extend({ toMatchImageSnapshot });
  },
  async preVisit(_, { id }) {
    // A second attempt: asked for the story it shows, the workshop would say "unchanged", which the runner takes for passed.
    if (id === lastVisited) {
      await jestPlaywright.resetPage();
      await setupPage(globalThis.page, globalThis.context);
    }
    const { page } = globalThis;
    lastVisited = id;
    await releaseFigures(page);
    await turn(page, desktop);
    // Colours in the middle of a transition have no contrast to speak of.
    await page.emulateMedia({ reducedMotion: 'reduce' });
  },
  async postVisit(page, { id, name, hasFailure }) {
    if (hasFailure === true) return;
    const { parameters } = await getStoryContext(page, { id, name, title: '' });
    const story = { id, name, parameters };
    if (picturesOnly && !isPictured(story)) return;
    await settled(page);
    await holdFigures(page);
    if (!picturesOnly) expect(await page.locator('body').ariaSnapshot()).toMatchSnapshot();
    const heard = picturesOnly ? undefined : await page.evaluate(() => globalThis.heard);
    if (heard) expect(heard.join('\n')).toMatchSnapshot('what a screen reader says');
    if (isPictured(story)) await comparePicture(page, story, 'light-1280');
    await turn(page, phone);
    if (!picturesOnly && parameters['a11y']?.test !== 'off') await secondLook(page, 'In dark at phone width');
    if (isPictured(story)) await comparePicture(page, story, 'dark-360');
    const pairs = parameters['apart'] as readonly Pair[] | undefined;
    if (pairs && !picturesOnly) await stayApart(page, pairs);
  },
};

export default config;
