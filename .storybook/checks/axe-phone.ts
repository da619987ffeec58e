import type Axe from 'axe-core';
import type { Page } from 'playwright';
import { axeRuleOverrides, axeTags } from '../config/axe-config.ts';
import { breakpoint } from '#ui-kit/theme/media.ts';
import { viewports } from '../config/modes.ts';

export type ViewportTheme = Readonly<{
  theme: 'light' | 'dark';
  direction: 'ltr' | 'rtl';
  width: number;
  height: number;
}>;

/** What can differ between two faces of the same elements; the rest addon-a11y has checked once the play was over. */
const rules = ['color-contrast', 'target-size', 'scrollable-region-focusable'];

/** Shows the story with another theme, direction and size, without drawing it anew. */
export async function applyViewportTheme(
  page: Page,
  { theme, direction, width, height }: ViewportTheme,
): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.evaluate(
    (settings) => {
      document.documentElement.dataset['theme'] = settings.theme;
      document.documentElement.dir = settings.direction;
    },
    { theme, direction },
  );
}

/** On the page: addon-a11y's, or the one this brings. */
declare const axe: typeof Axe & { readonly _running: boolean };

/** What a pointer needs, and a finger, in CSS pixels each way: WCAG 2.2's 2.5.8, and 2.5.5. What is smaller needs as much room around it. */
const [POINTER_TARGET, TOUCH_TARGET] = [24, 44];

/** What axe finds within an element of the page as it stands, place by place. `target`: how large what is pressed has to be. */
export async function findAxeViolations(
  page: Page,
  within: string,
  ruleNames: readonly string[],
  target = POINTER_TARGET,
): Promise<string[]> {
  // addon-a11y leaves its axe on the page, and may still be at work.
  if (!(await page.evaluate(() => 'axe' in window)))
    await page.addScriptTag({ path: 'node_modules/axe-core/axe.min.js' });
  await page.waitForFunction(() => !axe._running);
  return page.evaluate(
    async ([root, runOnly, size, defaultSize, rules]) => {
      // Addon-a11y's axe as well: it goes on with a pointer's measure.
      const measure = (px: number) =>
        axe.configure({
          rules,
          checks: [
            { id: 'target-size', options: { minSize: px } },
            { id: 'target-offset', options: { minOffset: px } },
          ],
        });
      measure(size);
      const { violations } = await axe.run(root, {
        iframes: false,
        runOnly,
        rules: { 'target-size': { enabled: true }, region: { enabled: false } },
      });
      measure(defaultSize);
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary ?? ''}`),
      );
    },
    [within, [...ruleNames], target, POINTER_TARGET, axeRuleOverrides] as [
      string,
      string[],
      number,
      number,
      typeof axeRuleOverrides,
    ],
  );
}

/** Throws what axe finds in the story as it stands. */
export async function checkAxe(
  page: Page,
  { theme, direction, width }: ViewportTheme,
  ruleNames: readonly string[] = rules,
): Promise<void> {
  const messages = await findAxeViolations(
    page,
    '#storybook-root',
    ruleNames,
    width <= breakpoint.tabletPortrait ? TOUCH_TARGET : POINTER_TARGET,
  );
  if (messages.length > 0) throw new Error(`${theme}, ${direction}, ${width} px:\n${messages.join('\n\n')}`);
}

/** Every width × theme × direction. A width may show other elements: there everything is asked; a theme and a direction only turn the same ones. */
export async function checkAxeInAllThemes(page: Page): Promise<void> {
  for (const { styles } of Object.values(viewports)) {
    const [width, height] = [Number.parseInt(styles.width, 10), Number.parseInt(styles.height, 10)];
    for (const theme of ['light', 'dark'] as const) {
      for (const direction of ['ltr', 'rtl'] as const) {
        const viewportTheme = { theme, direction, width, height };
        await applyViewportTheme(page, viewportTheme);
        await checkAxe(page, viewportTheme, theme === 'light' && direction === 'ltr' ? axeTags : rules);
      }
    }
  }
}
