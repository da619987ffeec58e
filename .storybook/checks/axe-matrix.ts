import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { axeTags } from '../config/axe-config.ts';
import { demoBrands, themes } from '../config/brand-choices.ts';
import { viewports } from '../config/modes.ts';
import { applyViewportTheme, findStoryViolations, type ViewportTheme } from './axe-phone.ts';
import { type ContrastPair, findSimilarPairs } from './contrast-pairs.ts';
import { findForcedColorProblems } from './forced-colors.ts';
import { ViewFindings } from './view-findings.ts';

type ContrastPairs = readonly ContrastPair[] | undefined;

/** A brand in a mode. */
export interface BrandView {
  readonly brand: (typeof demoBrands)[number];
  readonly theme: ViewportTheme['theme'];
}

/** Every demo brand in every mode. */
export const brandViews: readonly BrandView[] = demoBrands.flatMap((brand) =>
  themes.map((theme) => ({ brand, theme })),
);

/** Viewports of the brand views. An element that only a width between them shows has colours of the same tokens. */
const BRAND_WIDTHS: readonly string[] = ['phone', 'desktop'] satisfies (keyof typeof viewports)[];

/** Chooses the brand and mode in which the gate checks a story. The id alone decides, so that every run is the same. */
export function chooseBrandView(storyId: string): BrandView {
  const hash = createHash('sha256').update(storyId).digest().readUInt32BE();
  const view = brandViews[hash % brandViews.length];
  if (view === undefined) throw new Error('There is no brand.');
  return view;
}

/** Switches the brand of the story without a new render. */
const applyBrand = (page: Page, brand: BrandView['brand'] | 'default'): Promise<void> =>
  page.evaluate((name) => globalThis.applyStoryBrand(name), brand);

/**
 * Lists what is wrong with the colours of the current story in one brand and mode, at the width that the page has.
 *
 * Of axe only the rule of colours runs: a brand changes no elements, so the default brand has passed the other rules.
 */
async function findBrandProblems(page: Page, { brand, theme }: BrandView, pairs: ContrastPairs): Promise<string[]> {
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  await applyBrand(page, brand);
  await applyViewportTheme(page, { theme, width, height });
  return [
    ...(await findStoryViolations(page, { theme, width }, ['color-contrast'])),
    ...(pairs === undefined ? [] : await findSimilarPairs(page, pairs)),
  ];
}

/** Throws when the story is hard to read in the brand and mode that its id chooses. */
export async function checkSampledBrand(page: Page, storyId: string, pairs: ContrastPairs): Promise<void> {
  const view = chooseBrandView(storyId);
  const findings = new ViewFindings();
  findings.add(`${view.brand} ${view.theme}`, await findBrandProblems(page, view, pairs));
  await applyBrand(page, 'default');
  findings.throwAll();
}

/**
 * Checks every width, theme and direction of the default brand, every brand in every mode, and forced colours. A width
 * can show other elements, so it runs every rule; theme and direction only change the look, and a brand the colours.
 */
export async function checkMatrix(page: Page, pairs: ContrastPairs): Promise<void> {
  const findings = new ViewFindings();
  for (const [name, { styles }] of Object.entries(viewports)) {
    const [width, height] = [Number.parseInt(styles.width, 10), Number.parseInt(styles.height, 10)];
    for (const theme of themes) {
      for (const direction of ['ltr', 'rtl'] as const) {
        const view = { theme, direction, width, height };
        await applyViewportTheme(page, view);
        const ruleNames = theme === 'light' && direction === 'ltr' ? axeTags : undefined;
        findings.add(`${theme} ${direction} ${width} px`, await findStoryViolations(page, view, ruleNames));
      }
    }
    if (!BRAND_WIDTHS.includes(name)) continue;
    await applyViewportTheme(page, { theme: 'light', direction: 'ltr', width, height });
    for (const view of brandViews) {
      const problems = await findBrandProblems(page, view, name === 'desktop' ? pairs : undefined);
      findings.add(`${view.brand} ${view.theme} ${width} px`, problems);
    }
    await applyBrand(page, 'default');
  }
  // The window still has the width of a desktop.
  for (const colorScheme of ['light', 'dark'] as const)
    findings.add(`forced colours, ${colorScheme}`, await findForcedColorProblems(page, colorScheme));
  findings.throwAll();
}
