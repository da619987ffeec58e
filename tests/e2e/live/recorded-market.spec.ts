import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { bestLevels, isCrossed, type MarketBook } from '#shared/live/store/book.ts';
import { applyMarketMessage } from '#shared/live/transport/stream/stream-reducers.ts';
import { parseStreamMessage } from '#shared/live/transport/stream/stream-message.ts';
import { formatPrice } from '#shared/format/price.ts';
import { listBetRequests, placeButton, stakeField } from '../support/bet-slip.ts';
import { EVENING, expect, test, type TestServer } from '../support/fixtures.ts';

const file = path.join(
  process.env['RECORDINGS_DIR'] ?? path.resolve(import.meta.dirname, '../../../../shared/recordings'),
  't20-prices.jsonl.gz',
);
const names = { 228749: 'Netherlands', 2857977: 'Papua New Guinea' } as const;
/** Recorded seconds in one of the exchange's: the whole match in under six minutes of its time, jumped through here. */
const SPEED = 40;
const SAMPLES = 20;
/** What the recording holds a bet in play for. */
const DELAY_MS = 5_000;

interface RecordedMoment {
  readonly at: number;
  readonly prices: Readonly<Record<string, { readonly back: string; readonly lay: string }>>;
}

/** What the recording offered at some moments, read by the app's own stream reader and not by the exchange that plays it. */
function readMoments(lines: readonly string[], times: readonly number[]): RecordedMoment[] {
  const books = new Map<string, MarketBook>();
  const found: RecordedMoment[] = [];
  for (const line of lines) {
    const at = (JSON.parse(line) as { pt: number }).pt;
    while (times.length > found.length && at > (times[found.length] ?? Infinity))
      found.push({ at: times[found.length] ?? 0, prices: toPrices(books) });
    const parsed = parseStreamMessage(line);
    if (parsed.ok && parsed.message.op === 'markets') applyMarketMessage(books, parsed.message);
    for (const book of books.values())
      for (const runner of book.runners.values())
        if (isCrossed(runner)) throw new Error(`the recording crosses at ${at}`);
  }
  return found;
}

/** Twenty moments in play, evenly apart. */
const samples = (from: number, to: number) =>
  Array.from({ length: SAMPLES }, (_, index) => from + ((to - from) * (index + 1)) / (SAMPLES + 1));

const toPrices = (books: ReadonlyMap<string, MarketBook>) =>
  Object.fromEntries(
    [...(books.get('1.200806927')?.runners ?? [])].map(([id, runner]) => [
      names[id as keyof typeof names],
      {
        back: formatPrice(bestLevels(runner.back, 'back')[0]?.price ?? null, 'odds'),
        lay: formatPrice(bestLevels(runner.lay, 'lay')[0]?.price ?? null, 'odds'),
      },
    ]),
  );

/** The best prices as the page draws them: the third and fourth cell of a runner's row. */
const readShownPrices = (page: Page) =>
  page.getByRole('grid', { name: 'Prices of Match Odds' }).evaluate((grid, runners) => {
    const first = (cell: Element | undefined) =>
      cell?.querySelector('b, strong')?.textContent ?? cell?.textContent ?? '';
    return Object.fromEntries(
      runners.map((name) => {
        const row = [...grid.querySelectorAll('[role=row]')].find((each) => each.textContent?.includes(name));
        const cells = [...(row?.querySelectorAll('button') ?? [])];
        return [name, { back: first(cells[2]), lay: first(cells[3]) }];
      }),
    );
  }, Object.values(names));

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

const findUserId = (testServer: TestServer) =>
  testServer.exchange.accounts.userOf(
    (listBetRequests(testServer)[0]?.headers.authorization ?? '').replace('Bearer ', ''),
  ) ?? '';

test.describe('recorded match', () => {
  test.use({ clock: 'stopped' });
  test.setTimeout(240_000);

  test('the match page plays a recorded match, takes a bet at its prices and settles it by its result', async ({
    page,
    testServer,
  }) => {
    test.skip(!existsSync(file), `skipped: ${file} is not here`);
    const lines = gunzipSync(readFileSync(file)).toString('utf8').trim().split('\n');
    const inPlayAt = 1657537220540;
    const endsAt = 1657550798245;
    const { clock } = testServer.exchange;
    const { matchId, marketId } = testServer.exchange.addRecording({
      lines,
      matchName: 'Netherlands v Papua New Guinea',
      runnerNames: names,
      startAt: EVENING,
      from: inPlayAt,
      speed: SPEED,
    });
    const onClock = (recorded: number) => Math.ceil(EVENING + (recorded - inPlayAt) / SPEED);
    const moments = readMoments(lines, samples(inPlayAt, endsAt));
    // A bet of any of these moments is decided five seconds of the exchange later, by what the recording offers then.
    const decided = readMoments(
      lines,
      moments.map(({ at }) => at + DELAY_MS * SPEED),
    );
    expect(moments).toHaveLength(SAMPLES);

    await testServer.signIn(page);
    await page.goto(`${testServer.url}/details/4/${matchId}`);
    await expect(page.getByRole('grid', { name: 'Prices of Match Odds' })).toBeVisible();
    await page.waitForTimeout(1500);
    await countLayoutShifts(page);

    for (const [index, moment] of moments.entries()) {
      clock.jumpTo(onClock(moment.at));
      await expect
        .poll(() => readShownPrices(page), { message: `moment ${index + 1}`, timeout: 15_000 })
        .toEqual(moment.prices);
      // Once, half-way: a back bet on the favourite at the price on the page, at a moment that keeps the price until the bet is decided.
      const [pressedPrice, decidedPrice] = [moment, decided[index]].map(
        (each) => each?.prices['Netherlands']?.back ?? '',
      );
      if (index < 9 || listBetRequests(testServer).length > 0 || !(Number(decidedPrice) >= Number(pressedPrice)))
        continue;
      await page
        .getByRole('button', { name: new RegExp(`^Back Netherlands at ${pressedPrice?.replace('.', '\\.')}`) })
        .last()
        .click();
      await stakeField(page).fill('1000');
      await placeButton(page).click();
      await expect(page.getByText(/^Held: Back Netherlands/)).toBeVisible();
      await expect
        .poll(() => listBetRequests(testServer).length, { message: 'the bet has reached the exchange' })
        .toBe(1);
      clock.advance(DELAY_MS);
      await expect(page.getByText(`Placed: Back Netherlands · 1,000 @ ${decidedPrice}`).first()).toBeVisible({
        timeout: 20_000,
      });
    }
    expect(await page.evaluate(() => Reflect.get(window, '__shift') as number), 'layout shift').toBeLessThan(0.01);

    expect(testServer.exchange.betting.ofMatch(findUserId(testServer), matchId)).toHaveLength(1);
    clock.jumpTo(onClock(1657550847332) + 60_000);
    await expect(page.getByText('Closed', { exact: true }).first()).toBeVisible({ timeout: 15_000 });
    const settled = testServer.exchange.betting.ofEvent(findUserId(testServer), marketId);
    expect(settled).toHaveLength(1);
    for (const bet of settled) {
      expect(bet.winnerName).toBe('Netherlands');
      expect(bet.result).toBe(bet.profit);
    }
  });
});
