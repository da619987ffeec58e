import type { Locator } from '@playwright/test';
import { demoUserId } from '#mocks/exchange/state/initial-state.ts';
import { findCricketMarket } from '#mocks/exchange/testing/in-play-markets.ts';
import { units } from '#shared/domain/money/money.ts';
import { MINUTE_MS } from '#shared/format/durations.ts';
import { findBestCell, fixPrices, signInToMatch } from '../support/bet-slip.ts';
import { findFancyLine, openLinePage, runCell } from '../support/fancy.ts';
import { expect, test } from '../support/fixtures.ts';
import { chooseFromMarketMenu } from '../support/market-menu.ts';
import { advancePageClock, offsetPageClock } from '../support/replay.ts';

/** Prices arrive on a machine that may be busy. */
const unhurried = { timeout: 30_000 };

/**
 * Expects what the replay says of its moment. For the page, a jump of its clock is a sleep of the device. The prices
 * before it became delayed at the end of their time, which can be before the moment.
 */
async function expectMoment(replay: Locator, text: string) {
  const status = replay.getByRole('status').filter({ hasText: /^At / });
  await expect
    .poll(async () => (await status.textContent())?.replace(/ \(Prices delayed\)$/, ''), unhurried)
    .toBe(text);
}

test.describe('replay', () => {
  test.use({ clock: 'stopped', socket: true });

  test('sets a live market back to a time, with its prices, its events and the bet placed on it', async ({
    page,
    testServer,
  }) => {
    const market = findCricketMarket(testServer.exchange);
    const [first, second] = market.runners.map((runner) => runner.name) as [string, string];
    const setPrices = (back: string, lay: string) =>
      fixPrices(testServer.exchange, market, { A: { back: [back], lay: [lay] }, B: { back: ['2.60'], lay: ['2.66'] } });
    const best = findBestCell(page, market, 'Back', first);
    const replay = page.getByRole('dialog', { name: `${market.name}: replay` });
    const getCell = (side: 'Back' | 'Lay', runnerName: string) =>
      replay.getByRole('button', { name: new RegExp(`^${side} ${runnerName} at `) });
    await test.step('the bettor opens the match', async () => {
      await offsetPageClock(page);
      await setPrices('1.50', '1.52');
      await signInToMatch(page, testServer, market);
      await expect(best).toHaveAccessibleName(/at 1\.50/);
      // The prices drawn before the app has loaded are not in its history.
      await expect(page.getByRole('button', { name: /^Connection: Live/ })).toBeVisible();
    });

    await test.step('the bettor places a bet', async () => {
      const [runner] = market.runners;
      const offer = testServer.exchange.board.findMarket(market.marketId)?.runners[0]?.back[0];
      if (runner === undefined || !offer) throw new Error('no offer is held');
      const placing = testServer.exchange.betting.place(demoUserId, {
        marketId: market.marketId,
        runnerId: runner.runnerId,
        side: 'back',
        price: offer.price,
        stake: units(500),
      });
      testServer.exchange.clock.advance(10_000);
      await placing;
    });

    await test.step('the price changes and the market is suspended', async () => {
      await advancePageClock(page, 2 * MINUTE_MS);
      await setPrices('1.60', '1.62');
      await expect(best).toHaveAccessibleName(/at 1\.60/, unhurried);
      await advancePageClock(page, 2 * MINUTE_MS);
      await testServer.exchange.operator.setMarket(market.marketId, { suspended: true });
      await expect(page.getByText('Suspended', { exact: true }).first()).toBeVisible(unhurried);
    });

    await test.step('the bettor opens the replay', async () => {
      await chooseFromMarketMenu(page, market.name, `Replay ${market.name}`);
      await expect(replay.getByRole('slider', { name: 'Moment' })).toHaveAttribute('aria-valuetext', /, the latest$/);
      await expect(replay.getByText('Suspended', { exact: true }).first()).toBeVisible();
    });

    await test.step('the bettor enters a time', async () => {
      const time = replay.getByRole('textbox', { name: 'Price at a time' });
      await time.fill('19:00');
      await time.press('Enter');
      await expect(replay.getByRole('alert')).toContainText('No prices are recorded for this time.');
      // Half a minute after the exchange's start time, in Indian time.
      await time.fill('20:00:30');
      await time.press('Enter');
      await expectMoment(
        replay,
        `At 20:00:30: ${first} 1.50 to back, 1.52 to lay; ${second} 2.60 to back, 2.66 to lay`,
      );
      await expect(getCell('Back', first)).toHaveAccessibleName(/at 1\.50/);
      await expect(getCell('Back', first)).toHaveAttribute('aria-disabled', 'true');
    });

    await test.step('the bettor steps to the next change and back to the bet', async () => {
      // The matched amount can change before the price.
      await expect(async () => {
        await replay.getByRole('button', { name: 'Next change' }).click();
        await expect(getCell('Back', first)).toHaveAccessibleName(/at 1\.60/, { timeout: 1_000 });
      }).toPass();
      await replay.getByRole('button', { name: new RegExp(`Your bet: Back ${first} at 1\\.50, 500`) }).click();
      await expect(getCell('Back', first)).toHaveAccessibleName(/at 1\.50/);
      await page.keyboard.press('Escape');
      await expect(best).toHaveAccessibleName(/at 1\.60/);
    });
  });

  test('sets a session line back to a time with its runs, events and bet', async ({ page, testServer }) => {
    const [line, { operator }] = [findFancyLine(testServer.exchange), testServer.exchange];
    const setPrices = (run: number) =>
      operator.setFancy(line.fancyId, { line: { no: { run, size: 100 }, yes: { run: run + 2, size: 90 } } });
    const replay = page.getByRole('dialog', { name: `${line.name}: replay` });
    const getCell = (side: 'No' | 'Yes') =>
      replay.getByRole('button', { name: new RegExp(`^${side} to ${line.name}`) });
    await test.step('the bettor opens the match', async () => {
      await offsetPageClock(page);
      await setPrices(45);
      await testServer.storeSession(page);
      await openLinePage(page, testServer, line);
      await expect(runCell(page, line, 'no', 45, 100)).toBeVisible(unhurried);
    });

    await test.step('the bettor places a bet', async () => {
      const placing = testServer.exchange.betting.placeFancy(demoUserId, {
        fancyId: line.fancyId,
        side: 'yes',
        run: 47,
        size: 90,
        stake: units(500),
      });
      testServer.exchange.clock.advance(10_000);
      expect(await placing).toMatchObject({ kind: 'placed' });
    });

    await test.step('the line changes and closes', async () => {
      await advancePageClock(page, 2 * MINUTE_MS);
      await setPrices(48);
      await expect(runCell(page, line, 'yes', 50, 90)).toBeVisible(unhurried);
      await advancePageClock(page, 2 * MINUTE_MS);
      await operator.setFancy(line.fancyId, { ballRunning: true });
      await expect(
        page.getByRole('row').filter({ has: page.getByRole('button', { name: `Replay ${line.name}` }) }),
      ).toContainText('Ball Running', unhurried);
      await operator.setFancy(line.fancyId, { closed: true });
      await expect(page.getByRole('button', { name: `No to ${line.name}, no line` })).toBeVisible(unhurried);
    });

    await test.step('the bettor opens the replay by keyboard', async () => {
      // By keyboard beside the runs; the link is not a tab stop of its own.
      await page.getByRole('button', { name: `No to ${line.name}, no line` }).focus();
      await page.keyboard.press('ArrowLeft');
      await expect(page.getByRole('button', { name: `Replay ${line.name}` })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(replay.getByRole('slider', { name: 'Moment' })).toHaveAttribute('aria-valuetext', /, the latest$/);
      await expect(getCell('No')).toHaveAccessibleName(/no line$/);
    });

    await test.step('the bettor enters a time', async () => {
      await replay.getByRole('textbox', { name: 'Price at a time' }).fill('20:00:30');
      await page.keyboard.press('Enter');
      await expectMoment(replay, 'At 20:00:30: No 45 at 100, Yes 47 at 90');
      await expect(getCell('No')).toHaveAccessibleName(/at 45, 100 paid on 100$/);
      await expect(getCell('Yes')).toHaveAttribute('aria-disabled', 'true');
    });

    await test.step('the bettor steps to the events and closes the replay', async () => {
      // A line whose response is late is recorded as old before its runs change.
      await expect(async () => {
        await replay.getByRole('button', { name: 'Next change' }).click();
        await expect(getCell('Yes')).toHaveAccessibleName(/at 50, 90 paid on 100$/, { timeout: 1_000 });
      }).toPass();
      await replay.getByRole('button', { name: /Ball Running$/ }).click();
      await expect(getCell('No')).toHaveAccessibleName(/at 48, 100 paid on 100$/);
      await replay.getByRole('button', { name: /Your bet: Yes 47 at 90, 500/ }).click();
      await expect(getCell('Yes')).toHaveAccessibleName(/at 47, 90 paid on 100$/);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('button', { name: `Replay ${line.name}` })).toBeFocused();
    });

    await test.step('the bettor opens the replay from the page of replays', async () => {
      // The history stays available after the page is left.
      await page.getByRole('link', { name: 'Replay', exact: true }).click();
      await page.getByRole('button', { name: `Replay ${line.name} of ` }).click();
      await replay.getByRole('button', { name: /Closed$/ }).click();
      await expect(getCell('No')).toHaveAccessibleName(/no line$/);
    });
  });
});
