import type { Page } from '@playwright/test';
import type Axe from 'axe-core';
import { breakpoint } from '#ui-kit/theme/media.ts';
import { axeRuleOverrides, axeTags } from '../config/axe-config.ts';
import { viewports } from '../config/modes.ts';

export type ViewportTheme = Readonly<{
  theme: 'light' | 'dark' | 'contrast';
  /** Undefined keeps the direction of the story. */
  direction?: 'ltr' | 'rtl';
  width: number;
  height: number;
}>;

/** Rules whose result depends on theme, direction or width. addon-a11y has checked the others after the play. */
const rules = ['color-contrast', 'target-size', 'scrollable-region-focusable'];

/** Applies a theme, a direction and a viewport to the story without a new render. */
export async function applyViewportTheme(
  page: Page,
  { theme, direction, width, height }: ViewportTheme,
): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.evaluate(
    (settings) => {
      document.documentElement.dataset['theme'] = settings.theme;
      if (settings.direction !== undefined) document.documentElement.dir = settings.direction;
    },
    { theme, direction },
  );
}

/** axe in the page: that of addon-a11y, or the one that this file adds. */
declare const axe: typeof Axe & { readonly _running: boolean };

/**
 * Minimum target sizes in CSS pixels for a pointer (WCAG 2.2, 2.5.8) and a finger (2.5.5). A smaller target needs the
 * same space around it.
 */
const [POINTER_TARGET, TOUCH_TARGET] = [24, 44];

/** Lists axe violations inside an element of the page. `target`: minimum size of a target in pixels. */
export async function findAxeViolations(
  page: Page,
  within: string,
  ruleNames: readonly string[],
  target = POINTER_TARGET,
): Promise<string[]> {
  // addon-a11y leaves its axe in the page, where it may still run.
  if (!(await page.evaluate(() => 'axe' in window)))
    await page.addScriptTag({ path: 'node_modules/axe-core/axe.min.js' });
  await page.waitForFunction(() => !axe._running);
  return page.evaluate(
    async ([root, runOnly, size, defaultSize, ruleChanges]) => {
      // Also configures addon-a11y's axe, which continues with the pointer's size.
      const measure = (px: number) =>
        axe.configure({
          rules: ruleChanges,
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

/** Throws when axe finds a violation in the current story. */
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
  if (messages.length > 0)
    throw new Error(`${theme}, ${direction ?? "the story's direction"}, ${width} px:\n${messages.join('\n\n')}`);
}

/**
 * Checks every width, theme and direction. A width can show other elements, so it runs every rule; theme and direction
 * only change the look.
 */
export async function checkAxeInAllThemes(page: Page): Promise<void> {
  for (const { styles } of Object.values(viewports)) {
    const [width, height] = [Number.parseInt(styles.width, 10), Number.parseInt(styles.height, 10)];
    for (const theme of ['light', 'dark', 'contrast'] as const) {
      for (const direction of ['ltr', 'rtl'] as const) {
        const viewportTheme = { theme, direction, width, height };
        await applyViewportTheme(page, viewportTheme);
        await checkAxe(page, viewportTheme, theme === 'light' && direction === 'ltr' ? axeTags : rules);
      }
    }
  }
}
