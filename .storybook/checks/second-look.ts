import type { Page } from 'playwright';
import { getViolations, injectAxe } from 'axe-playwright';
import { axeTags } from '../axe-tags.ts';
import { viewports } from '../modes.ts';

export type Face = Readonly<{ theme: 'light' | 'dark'; direction: 'ltr' | 'rtl'; width: number; height: number }>;

/** What can differ between two faces of the same elements; the rest addon-a11y has checked once the play was over. */
const rules = ['color-contrast', 'target-size', 'scrollable-region-focusable'];

/** Shows the story with another theme, direction and size, without drawing it anew. */
export async function turn(page: Page, { theme, direction, width, height }: Face): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.evaluate(
    (wanted) => {
      document.documentElement.dataset['theme'] = wanted.theme;
      document.documentElement.dir = wanted.direction;
    },
    { theme, direction },
  );
}

/** Throws what axe finds on the page as it stands. */
export async function secondLook(page: Page, { theme, direction, width }: Face, asked: readonly string[] = rules): Promise<void> {
  // addon-a11y leaves its axe on the page, and may still be at work.
  if (!(await page.evaluate(() => 'axe' in window))) await injectAxe(page);
  await page.waitForFunction(() => !(window as unknown as { axe: { _running: boolean } }).axe._running);
  const violations = await getViolations(page, '#storybook-root', { iframes: false, runOnly: [...asked], rules: { 'target-size': { enabled: true }, region: { enabled: false } } });
  const found = violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}\n${node.failureSummary ?? ''}`));
  if (found.length > 0) throw new Error(`${theme}, ${direction}, ${width} px:\n${found.join('\n\n')}`);
}

/** Every width × theme × direction. A width may show other elements: there everything is asked; a theme and a direction only turn the same ones. */
export async function everyFace(page: Page): Promise<void> {
  for (const { styles } of Object.values(viewports)) {
    const [width, height] = [Number.parseInt(styles.width, 10), Number.parseInt(styles.height, 10)];
    for (const theme of ['light', 'dark'] as const) {
      for (const direction of ['ltr', 'rtl'] as const) {
        const face = { theme, direction, width, height };
        await turn(page, face);
        await secondLook(page, face, theme === 'light' && direction === 'ltr' ? axeTags : rules);
      }
    }
  }
}
