/** Milliseconds between reaching a target and pressing it, and between press and release. */
const FINGER_MS = 70;

/** Presses an element as a person does. `locator.click()` moves, presses and releases at once, with checks between. */
export async function pressElement(page, element) {
  // Playwright's own method waits until the element rests for two frames, which a busy page may never offer.
  await element.evaluate((target) => target.scrollIntoView({ block: 'nearest' }));
  const { x, y, width, height } = await element.boundingBox();
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.waitForTimeout(FINGER_MS);
  await page.mouse.down();
  await page.waitForTimeout(FINGER_MS);
  await page.mouse.up();
}
