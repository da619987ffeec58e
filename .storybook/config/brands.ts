import { applyBrandVariables, describeBrandProblem, readBrand } from '#ui-kit';
import type { choices } from './toolbar.ts';

/** The brand files of the demo, by path. */
const files = import.meta.glob<unknown>('../../public-demo/brands/*.json', { eager: true, import: 'default' });

declare global {
  /** Lets the story check switch the brand without a render (.storybook/checks/axe-matrix.ts). */
  var applyStoryBrand: typeof applyBrand;
}

/** Applies a brand file as the app does. Throws when it is wrong. */
export function applyBrand(name: (typeof choices)['brand'][number]): void {
  if (name === 'default') {
    applyBrandVariables({ light: [], dark: [], contrast: [] }, []);
    return;
  }
  const reading = readBrand(files[`../../public-demo/brands/${name}.json`], location.origin);
  if (reading.kind === 'wrong') throw new Error(reading.problems.map(describeBrandProblem).join('\n'));
  applyBrandVariables(reading.brand.variables, reading.brand.sizes);
}

globalThis.applyStoryBrand = applyBrand;
