import { getStoryContext, type TestRunnerConfig } from '@storybook/test-runner';
import { getViolations, injectAxe } from 'axe-playwright';

/** Each story has been checked by addon-a11y once its play is over; a second look covers what that one cannot see. */
const phone = { width: 360, height: 740 };
const rules = ['color-contrast', 'target-size', 'scrollable-region-focusable'];

const config: TestRunnerConfig = {
  async preVisit(page) {
    // Colours in the middle of a transition have no contrast to speak of.
    await page.emulateMedia({ reducedMotion: 'reduce' });
  },
  async postVisit(page, context) {
    const { parameters } = await getStoryContext(page, context);
    if (parameters['a11y']?.test === 'off') return;
    const desktop = page.viewportSize();
    await page.setViewportSize(phone);
    await page.evaluate(() => {
      document.documentElement.dataset['theme'] = 'dark';
    });
    // addon-a11y leaves its axe on the page, and may still be at work.
    if (!(await page.evaluate(() => 'axe' in window))) await injectAxe(page);
    await page.waitForFunction(() => !window.axe._running);
    const violations = await getViolations(page, '#storybook-root', { runOnly: rules });
    if (desktop) await page.setViewportSize(desktop);
    const found = violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}\n${node.failureSummary ?? ''}`));
    if (found.length > 0) throw new Error(`In dark at phone width:\n${found.join('\n\n')}`);
  },
};

export default config;
