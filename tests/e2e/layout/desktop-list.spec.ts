import type { Locator } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';

test.use({ clock: 'stopped' });

/** Lists how rows show their competitions and their matched amounts: whole, hidden or cut. */
const readDetails = (list: Locator) =>
  list.locator('[data-volume]').evaluateAll((amounts) => {
    const details = amounts.map((amount) => {
      const [competition, line] = [amount.previousElementSibling, amount.parentElement];
      if (competition === null || line === null) throw new Error('an amount stands outside its line');
      const range = document.createRange();
      range.selectNodeContents(amount);
      const [box, text, name] = [line, range, competition].map((each) => each.getBoundingClientRect());
      if (box === undefined || text === undefined || name === undefined) throw new Error('a box is missing');
      const isInWidth = (part: DOMRect) => part.left >= box.left - 1 && part.right <= box.right + 1;
      return {
        competition: isInWidth(name) && name.bottom <= box.bottom + 1 ? 'whole' : 'cut',
        amount: text.top >= box.bottom - 1 ? 'hidden' : isInWidth(text) ? 'whole' : 'cut',
      };
    });
    const listKinds = (kinds: readonly string[]) => [...new Set(kinds)].sort();
    return {
      competitions: listKinds(details.map((row) => row.competition)),
      amounts: listKinds(details.map((row) => row.amount)),
    };
  });

for (const { width, amounts } of [
  { width: 1280, amounts: ['hidden', 'whole'] },
  { width: 1440, amounts: ['whole'] },
]) {
  test(`a list on a desktop of ${width} px shows trends, competitions in full and no cut amount`, async ({
    page,
    testServer,
  }) => {
    await page.setViewportSize({ width, height: 860 });
    await testServer.storeSession(page);
    await page.goto(`${testServer.url}/dashboard`);
    const list = page.getByRole('region', { name: 'Cricket · In-play' });
    await expect(list.getByText('Last hour')).toBeVisible();
    await expect(list.getByRole('img', { name: /^Chance of / }).first()).toBeVisible();
    await expect(list.locator('[data-volume]').first()).toHaveText(/Matched \d/);
    // Rows take their last widths when their scores and trends have arrived.
    await expect.poll(() => readDetails(list)).toEqual({ competitions: ['whole'], amounts });
  });
}
