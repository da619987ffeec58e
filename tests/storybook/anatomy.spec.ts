import type { Locator } from '@playwright/test';
import { entries, expect, isComponentPage, test, toStoryUrl } from './fixtures.ts';

const documented = entries.filter(isComponentPage);

/** Reads what is wrong with the places of the pins. */
const readProblems = (picture: Locator): Promise<readonly string[]> =>
  picture.evaluate((frame) => {
    const toBoxes = (selector: string) =>
      [...frame.querySelectorAll(selector)].map((element) => ({
        name: element.closest('[data-part]')?.getAttribute('data-part') ?? '',
        box: element.getBoundingClientRect(),
      }));
    const pins = toBoxes('[data-pin]').map(({ name, box: { x, y, width, height } }) => ({
      name,
      x: x + width / 2,
      y: y + height / 2,
      radius: width / 2,
    }));
    const drawn = [...toBoxes('[inert] > *'), ...toBoxes('[data-part] rect')].filter(({ box }) => box.height > 2);
    const { left, top, right, bottom } = frame.getBoundingClientRect();
    return pins.flatMap(({ name, x, y, radius }, index) => [
      ...(x - radius < left || y - radius < top || x + radius > right || y + radius > bottom
        ? [`the pin of "${name}" is outside the picture`]
        : []),
      ...pins
        .slice(index + 1)
        .filter((other) => Math.hypot(other.x - x, other.y - y) < 2 * radius)
        .map((other) => `the pins of "${name}" and "${other.name}" overlap`),
      ...(drawn.some(
        ({ box }) =>
          Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom)) < radius,
      )
        ? [`the pin of "${name}" covers the component`]
        : []),
    ]);
  });

test('every documented component has a page', () => {
  expect(documented.length).toBeGreaterThan(50);
});

for (const entry of documented) {
  test(`the picture of ${entry.title} has a pin on each part`, async ({ page }) => {
    // A story in a frame is tested alone.
    await page.route(/viewMode=story/, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
    await page.goto(toStoryUrl(entry));
    const picture = page.getByRole('region', { name: 'Picture of the parts' }).getByRole('img').first();
    await expect(picture).toBeVisible({ timeout: 30_000 });
    const parts = await page.getByRole('table', { name: 'Parts' }).getByRole('rowheader').allTextContents();
    expect(parts).not.toEqual([]);
    for (const part of parts)
      await expect(
        picture.locator(`[data-part="${part}"] [data-pin]`),
        `${entry.title}: one pin on "${part}"`,
      ).toHaveCount(1);
    await expect.poll(() => readProblems(picture), entry.title).toEqual([]);
    await page.setViewportSize({ width: 360, height: 900 });
    // A phone has less room, and leaves parts out.
    await expect
      .poll(async () => (await readProblems(picture)).filter((problem) => !problem.endsWith('covers the component')))
      .toEqual([]);
  });
}
