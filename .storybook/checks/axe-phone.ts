import type { Page } from '@playwright/test';
import type Axe from 'axe-core';
import { breakpoint } from '#ui-kit/theme/media.ts';
import { axeRuleOverrides, disabledContrastRule } from '../config/axe-config.ts';
import type { themes } from '../config/brand-choices.ts';

export type ViewportTheme = Readonly<{
  theme: (typeof themes)[number];
  /** Undefined keeps the direction of the story. */
  direction?: 'ltr' | 'rtl';
  width: number;
  height: number;
}>;

/** Rules whose result depends on theme, direction or width. addon-a11y has checked the others after the play. */
const rules = ['color-contrast', 'target-size', 'scrollable-region-focusable'];

/** High contrast requires 7:1 of text, and 4.5:1 of large text. */
const toHighContrastRules = (ruleNames: readonly string[]): readonly string[] =>
  ruleNames.flatMap((name) =>
    name === 'color-contrast' ? ['color-contrast-enhanced', disabledContrastRule.id] : [name],
  );

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
      const { violations, incomplete } = await axe.run(root, {
        iframes: false,
        runOnly,
        rules: { 'target-size': { enabled: true }, region: { enabled: false } },
      });
      measure(defaultSize);
      // Of text in the colour of its background axe cannot tell whether it is hidden on purpose. Here it never is.
      const invisible = incomplete.map(({ id, nodes }) => ({
        id,
        nodes: nodes.filter(({ any }) =>
          any.some(({ data }) => (data as { readonly messageKey?: string } | null)?.messageKey === 'equalRatio'),
        ),
      }));
      return [...violations, ...invisible].flatMap(({ id, nodes }) =>
        nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary ?? ''}`),
      );
    },
    [within, [...ruleNames], target, POINTER_TARGET, [...axeRuleOverrides, disabledContrastRule]] as [
      string,
      string[],
      number,
      number,
      Axe.Rule[],
    ],
  );
}

/** Lists axe violations of the current story. `ruleNames`: rules or tags of axe. */
export function findStoryViolations(
  page: Page,
  { theme, width }: Pick<ViewportTheme, 'theme' | 'width'>,
  ruleNames: readonly string[] = rules,
): Promise<string[]> {
  return findAxeViolations(
    page,
    '#storybook-root',
    theme === 'contrast' ? toHighContrastRules(ruleNames) : ruleNames,
    width <= breakpoint.tabletPortrait ? TOUCH_TARGET : POINTER_TARGET,
  );
}

/** Throws when axe finds a violation in the current story. */
export async function checkAxe(page: Page, view: ViewportTheme): Promise<void> {
  const messages = await findStoryViolations(page, view);
  const { theme, direction, width } = view;
  if (messages.length > 0)
    throw new Error(`${theme}, ${direction ?? "the story's direction"}, ${width} px:\n${messages.join('\n\n')}`);
}
