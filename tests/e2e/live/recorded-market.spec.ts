import type { Page } from '@playwright/test';
import { openTestRecording, type TestRecording } from '#mocks/exchange/recording/open-recording.ts';
import { demoUserId } from '#mocks/exchange/state/initial-state.ts';
import { formatPrice } from '#shared/format/price.ts';
import { getBestLevels, type MarketBook } from '#shared/live/store/book.ts';
import { applyMarketMessage, isCrossed } from '#shared/live/testing/stream-books.ts';
import { parseStreamMessage } from '#shared/live/transport/stream/stream-message.ts';
import { findPlaceButton, findStakeField, listBetRequests } from '../support/bet-slip.ts';
import { EVENING, expect, test } from '../support/fixtures.ts';

/** Recorded seconds per second of the exchange. */
const SPEED = 40;
const SAMPLES = 20;
/** Bet delay of the recording in play, in milliseconds. */
const DELAY_MS = 5_000;

interface RecordedMoment {
  readonly at: number;
  readonly prices: Readonly<Record<string, { readonly back: string; readonly lay: string }>>;
}

type Books = ReadonlyMap<string, MarketBook>;

/** Calls `onMessage` before each message, with the books that the app's own stream reader has built until then. */
function readBooks(lines: readonly string[], onMessage: (at: number, books: Books) => void): void {
  const books = new Map<string, MarketBook>();
  for (const line of lines) {
    const { pt } = JSON.parse(line) as { pt: number };
    onMessage(pt, books);
    const parsed = parseStreamMessage(line);
    if (parsed.ok && parsed.message.op === 'markets') applyMarketMessage(books, parsed.message);
    for (const book of books.values())
      for (const runner of book.runners.values())
        if (isCrossed(runner)) throw new Error(`the recording crosses at ${pt}`);
  }
}

/** Reads the best prices that the recording offers at each of these times. */
function readMoments(recording: TestRecording, times: readonly number[]): RecordedMoment[] {
  const found: RecordedMoment[] = [];
  readBooks(recording.lines, (at, books) => {
    while (times.length > found.length && at > (times[found.length] ?? Infinity))
      found.push({ at: times[found.length] ?? 0, prices: toPrices(recording, books) });
  });
  return found;
}

/** Chooses moments in play, about evenly apart, at which the market is open and every runner has both prices. */
function chooseTimes({ lines, marketId, inPlayAt, endsAt }: TestRecording): number[] {
  const times: number[] = [];
  const takeNextTime = () => {
    const even = ((endsAt - inPlayAt) * (times.length + 1)) / (SAMPLES + 1);
    return inPlayAt + Math.ceil(even / SPEED) * SPEED;
  };
  readBooks(lines, (at, books) => {
    const book = books.get(marketId);
    const hasPrices = [...(book?.runners.values() ?? [])].every(
      ({ back, lay }) => getBestLevels(back, 'back')[0] !== null && getBestLevels(lay, 'lay')[0] !== null,
    );
    if (times.length === SAMPLES || at <= takeNextTime() || book?.status !== 'open' || !hasPrices) return;
    times.push(inPlayAt + Math.floor((at - 1 - inPlayAt) / SPEED) * SPEED);
  });
  return times;
}

/** Best prices by runner name; 0 while the market takes no bets. */
const toPrices = ({ marketId, runnerNames }: TestRecording, books: Books) => {
  const book = books.get(marketId);
  const isOpen = book?.status === 'open';
  return Object.fromEntries(
    [...(book?.runners ?? [])].map(([id, runner]) => [
      runnerNames[id] ?? String(id),
      {
        back: isOpen ? formatPrice(getBestLevels(runner.back, 'back')[0]?.price ?? null, 'odds') : '0',
        lay: isOpen ? formatPrice(getBestLevels(runner.lay, 'lay')[0]?.price ?? null, 'odds') : '0',
      },
    ]),
  );
};

/** Reads the best prices on the page: the third and fourth cell of each runner's row. */
const readDisplayedPrices = (page: Page, { runnerNames }: TestRecording) =>
  page.getByRole('grid', { name: 'Prices of Match Odds' }).evaluate((grid, runners) => {
    const readFirstText = (cell: Element | undefined) =>
      cell?.querySelector('b, strong')?.textContent ?? cell?.textContent ?? '';
    return Object.fromEntries(
      runners.map((name) => {
        const row = [...grid.querySelectorAll('[role=row]')].find((each) => each.textContent.includes(name));
        const cells = [...(row?.querySelectorAll('button') ?? [])];
        return [name, { back: readFirstText(cells[2]), lay: readFirstText(cells[3]) }];
      }),
    );
  }, Object.values(runnerNames));

async function countLayoutShifts(page: Page) {
  await page.evaluate(() => {
    Reflect.set(window, '__shift', 0);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as unknown as { value: number; hadRecentInput: boolean };
        if (!hadRecentInput) Reflect.set(window, '__shift', (Reflect.get(window, '__shift') as number) + value);
      }
    }).observe({ type: 'layout-shift' });
  });
}

test.describe('recorded match', () => {
  test.use({ clock: 'stopped' });
  test.setTimeout(240_000);

  test('the match page plays a recorded match, takes a bet at its prices and settles it by its result', async ({
    page,
    testServer,
  }) => {
    const recording = openTestRecording();
    const { lines, matchName, runnerNames, inPlayAt, closedAt } = recording;
    const favourite = runnerNames[recording.winnerId] ?? '';
    const { clock } = testServer.exchange;
    const { matchId, marketId } = testServer.exchange.addRecording({
      lines,
      matchName,
      runnerNames,
      startAt: EVENING,
      from: inPlayAt,
      speed: SPEED,
    });
    const onClock = (recorded: number) => Math.ceil(EVENING + (recorded - inPlayAt) / SPEED);
    const moments = readMoments(recording, chooseTimes(recording));
    // The exchange decides a bet of a moment after the bet delay, at the prices of then.
    const decided = readMoments(
      recording,
      moments.map(({ at }) => at + DELAY_MS * SPEED),
    );
    expect(moments.length).toBeGreaterThan(15);

    await test.step('the bettor opens the recorded match', async () => {
      await testServer.signIn(page, `/details/4/${matchId}`);
      await expect(page.getByRole('grid', { name: 'Prices of Match Odds' })).toBeVisible();
      clock.jumpTo(onClock(moments[0]?.at ?? inPlayAt));
      await expect.poll(() => readDisplayedPrices(page, recording)).toEqual(moments[0]?.prices);
      await countLayoutShifts(page);
    });

    await test.step('the bettor follows the match and backs the winner', async () => {
      for (const [index, moment] of moments.entries()) {
        clock.jumpTo(onClock(moment.at));
        await expect
          .poll(() => readDisplayedPrices(page, recording), { message: `moment ${index + 1}`, timeout: 15_000 })
          .toEqual(moment.prices);
        // Place one back bet on the winner in the second half, at a moment whose price does not fall before the delay
        // ends.
        const [pressedPrice, decidedPrice] = [moment, decided[index]].map(
          (each) => each?.prices[favourite]?.back ?? '',
        );
        if (index < 9 || listBetRequests(testServer).length > 0 || !(Number(decidedPrice) >= Number(pressedPrice)))
          continue;
        await page
          .getByRole('button', { name: new RegExp(`^Back ${favourite} at ${pressedPrice?.replace('.', '\\.')}`) })
          .last()
          .click();
        await findStakeField(page).fill('1000');
        await findPlaceButton(page).click();
        await expect(page.getByText(new RegExp(`^Held: Back ${favourite}`))).toBeVisible();
        await expect
          .poll(() => listBetRequests(testServer).length, { message: 'the bet has reached the exchange' })
          .toBe(1);
        clock.advance(DELAY_MS);
        const placed = page.getByText(`Placed: Back ${favourite} · 1,000 @ ${pressedPrice}`).first();
        await expect(placed).toBeVisible({ timeout: 20_000 });
        await expect(page.getByText(`Matched at ${decidedPrice}`).first()).toBeVisible();
      }
      expect(await page.evaluate(() => Reflect.get(window, '__shift') as number), 'layout shift').toBeLessThan(0.01);
    });

    await test.step('the match ends and settles the bet', async () => {
      expect(testServer.exchange.betting.listByMatch(demoUserId, matchId)).toHaveLength(1);
      clock.jumpTo(onClock(closedAt) + 60_000);
      await expect(page.getByText('Closed', { exact: true }).first()).toBeVisible({ timeout: 15_000 });
      const settled = testServer.exchange.betting.listByEvent(demoUserId, marketId);
      expect(settled).toHaveLength(1);
      for (const bet of settled) {
        expect(bet.winnerName).toBe(favourite);
        expect(bet.result).toBe(bet.profit);
      }
    });
  });
});
