import type { Page } from '@playwright/test';

/**
 * Simulations of colour vision deficiency, as matrices over linear red, green and blue (Machado, Oliveira and Fernandes
 * 2009). Grey is luminance.
 */
const VISION_FILTERS = {
  protanopia:
    '0.152286 1.052583 -0.204868 0 0 0.114503 0.786281 0.099216 0 0 -0.003882 -0.048116 1.051998 0 0 0 0 0 1 0',
  deuteranopia:
    '0.367322 0.860646 -0.227968 0 0 0.280085 0.672501 0.047413 0 0 -0.011820 0.042940 0.968881 0 0 0 0 0 1 0',
  tritanopia:
    '1.255528 -0.076749 -0.178779 0 0 -0.078411 0.930809 0.147602 0 0 0.004733 0.691367 0.303900 0 0 0 0 0 1 0',
  deuteranomaly:
    '0.547494 0.607765 -0.155259 0 0 0.181692 0.781742 0.036566 0 0 -0.010410 0.027275 0.983136 0 0 0 0 0 1 0',
  greyscale: '0.2126 0.7152 0.0722 0 0 0.2126 0.7152 0.0722 0 0 0.2126 0.7152 0.0722 0 0 0 0 0 1 0',
} as const;

/**
 * Two elements differ when this many pixels differ in brightness or hue by this much of 255. An arrow of eight pixels
 * passes.
 */
const MIN_PIXELS = 16;
const MIN_STEP = 36;

/** Accessible names of two elements with the same text that must look different. */
export type ContrastPair = readonly [one: string, other: string];

const countDifferingPixels = (page: Page, first: string, second: string) =>
  page.evaluate(
    async ([a, b, step]) => {
      const read = async (png: string) => {
        const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
        const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
        if (context === null) throw new Error('no canvas');
        context.drawImage(image, 0, 0);
        return context.getImageData(0, 0, image.width, image.height).data;
      };
      const [left, right] = [await read(a), await read(b)];
      let count = 0;
      for (let at = 0; at < Math.min(left.length, right.length); at += 4) {
        if ([0, 1, 2].some((channel) => Math.abs((left[at + channel] ?? 0) - (right[at + channel] ?? 0)) > step))
          count += 1;
      }
      return count;
    },
    [first, second, MIN_STEP] as const,
  );

/** Shows the page through a colour matrix, or normally. Runs in the page. */
function applyVisionFilter(matrix: string | null) {
  document.querySelector('#eye')?.remove();
  document.documentElement.style.filter = matrix === null ? '' : 'url(#eye-filter)';
  if (matrix === null) return;
  const make = (name: string, attributes: Record<string, string>, ...children: Element[]) => {
    const element = document.createElementNS('http://www.w3.org/2000/svg', name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    element.append(...children);
    return element;
  };
  const filter = make(
    'filter',
    { id: 'eye-filter', 'color-interpolation-filters': 'linearRGB' },
    make('feColorMatrix', { values: matrix }),
  );
  document.body.append(make('svg', { id: 'eye', width: '0', height: '0' }, filter));
}

/** Lists the pairs that look the same in one of the simulations. */
export async function findSimilarPairs(page: Page, pairs: readonly ContrastPair[]): Promise<string[]> {
  const problems: string[] = [];
  for (const [vision, matrix] of Object.entries(VISION_FILTERS)) {
    await page.evaluate(applyVisionFilter, matrix);
    for (const pair of pairs) {
      const [first = '', second = ''] = await Promise.all(
        pair.map(async (name) =>
          (await page.getByRole('button', { name, exact: true }).screenshot()).toString('base64'),
        ),
      );
      if ((await countDifferingPixels(page, first, second)) < MIN_PIXELS)
        problems.push(`${pair.join(' and ')} look alike to ${vision}`);
    }
  }
  await page.evaluate(applyVisionFilter, null);
  return problems;
}

/** Throws when a pair looks the same in one of the simulations. */
export async function checkContrastPairs(page: Page, pairs: readonly ContrastPair[]): Promise<void> {
  const problems = await findSimilarPairs(page, pairs);
  if (problems.length > 0) throw new Error(problems.join('\n'));
}
