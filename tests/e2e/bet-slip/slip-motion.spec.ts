import type { Page } from '@playwright/test';
import { findCricketMarket } from '#mocks/exchange/testing/in-play-markets.ts';
import { evenPrices, fillSlip, findPlaceButton, fixPrices, signInToMatch } from '../support/bet-slip.ts';
import { expect, test, type TestServer } from '../support/fixtures.ts';

/** Records the properties that move in the slip. A delayed appearance of a spinner is no motion. */
async function recordMotion(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const movedNames = new Set<string>();
    Reflect.set(window, '__moved', movedNames);
    const record = ({ target }: Event): void => {
      if (!(target instanceof Element) || target.closest('form, dialog, [aria-label="Bets under way"]') === null)
        return;
      for (const { effect } of target.getAnimations())
        for (const frame of (effect as KeyframeEffect).getKeyframes())
          for (const name of Object.keys(frame)) movedNames.add(target.matches('li') ? `outcome ${name}` : name);
    };
    for (const type of ['transitionrun', 'animationstart']) document.addEventListener(type, record, true);
  });
  const notMotion = new Set(['offset', 'computedOffset', 'easing', 'composite', 'visibility', 'display', 'overlay']);
  return async () => {
    const names = await page.evaluate(
      () =>
        new Promise<readonly string[]>((resolve) => {
          const read = () => resolve([...(Reflect.get(window, '__moved') as Set<string>)]);
          // The events of a change come with the frames after it.
          requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(read)));
        }),
    );
    return names.filter((name) => !notMotion.has(name.replace('outcome ', '')));
  };
}

/** Opens the slip, and places a bet that the exchange holds first. */
async function placeHeldBet(page: Page, testServer: TestServer): Promise<void> {
  const market = findCricketMarket(testServer.exchange);
  await fixPrices(testServer.exchange, market, evenPrices);
  await signInToMatch(page, testServer, market);
  await fillSlip(page, market, 'Back', market.runners[0]?.name ?? '', '100');
  await findPlaceButton(page).click();
  await expect(page.getByText(/^Held: /)).toBeVisible();
  await expect(page.getByText(/^Placed: /)).toBeVisible({ timeout: 20_000 });
}

for (const [name, viewport, opening] of [
  ['rail', { width: 1280, height: 860 }, 'translate'],
  ['sheet', { width: 360, height: 760 }, 'transform'],
] as const) {
  test(`the slip in its ${name} moves in, and so does the outcome of its bet`, async ({ page, testServer }) => {
    await page.setViewportSize(viewport);
    const readMotion = await recordMotion(page);
    await placeHeldBet(page, testServer);
    expect(await readMotion()).toEqual(expect.arrayContaining([opening, 'outcome translate']));
  });

  test(`the slip in its ${name} moves nothing with reduced motion`, async ({ page, testServer }) => {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const readMotion = await recordMotion(page);
    await placeHeldBet(page, testServer);
    expect(await readMotion()).toEqual([]);
  });
}
