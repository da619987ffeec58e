import { formatSpokenSize } from '#shared/format/amount.ts';
import { formatPrice } from '#shared/format/price.ts';
import { getBestLevels, type MarketBook } from '#shared/live/store/book.ts';
import { applyMarketMessage } from '#shared/live/testing/stream-books.ts';
import { parseStreamMessage } from '#shared/live/transport/stream/stream-message.ts';
import { serveBuild } from '../../../scripts/serve/serve.mjs';
import { EVENING, expect, signIn, test } from '../support/fixtures.ts';

const SECONDS = 120;
const MARKET_ID = '1.900000001';
const RUNNERS = [
  { id: 11, name: 'Harbour Lights' },
  { id: 12, name: 'Quiet Storm' },
];

/** Creates a recording of a two-minute race in the public format, one message per line, with one invalid line. */
function createRecordingLines(): string[] {
  const createMessage = (second: number, entry: object) =>
    JSON.stringify({ op: 'mcm', pt: EVENING + second * 1000, clk: `c${second}`, mc: [{ id: MARKET_ID, ...entry }] });
  const createDefinition = (status: string, runners: readonly object[]) => ({
    status,
    inPlay: true,
    marketType: 'WIN',
    eventName: 'Ascot',
    betDelay: 1,
    runners,
  });
  const running = RUNNERS.map((runner, index) => ({ ...runner, status: 'ACTIVE', sortPriority: index + 1 }));
  const lines = [
    createMessage(0, { img: true, marketDefinition: createDefinition('OPEN', running) }),
    'this line was cut off {',
  ];
  for (let second = 1; second < SECONDS; second += 1) {
    const [one, other] = [2 + ((second * 7) % 50) / 100, 3 + ((second * 3) % 40) / 100];
    lines.push(
      createMessage(second, {
        rc: [
          {
            id: 11,
            atb: [
              [one, 100 + second],
              [one - 0.02, second],
            ],
            atl: [[one + 0.6, 50]],
          },
          { id: 12, atb: [[other, 20]], atl: [[other + 0.5, 0]] },
        ],
      }),
    );
  }
  return lines;
}

/** Reads the best prices with which the reducer ends. */
function readFinalPrices(lines: readonly string[]) {
  const books = new Map<string, MarketBook>();
  for (const line of lines) {
    const parsed = parseStreamMessage(line);
    if (parsed.ok && parsed.message.op === 'markets') applyMarketMessage(books, parsed.message);
  }
  return RUNNERS.map(({ id, name }) => {
    const runner = books.get(MARKET_ID)?.runners.get(id);
    if (runner === undefined) throw new Error('the recording has no such runner');
    const offer = getBestLevels(runner.back, 'back')[0];
    if (offer === null) throw new Error('the recording ends without an offer');
    return {
      name,
      cellName: `Back ${name} at ${formatPrice(offer.price)}, best price, ${formatSpokenSize(offer.size)} available`,
    };
  });
}

test.use({ serviceWorkers: 'allow' });

test('Replay plays a recorded stream file at 200× and ends with the prices of the reducer', async ({
  page,
  pageErrors,
}) => {
  const { server, url } = await serveBuild({
    folder: process.env['DIST_DEMO'] ?? new URL('../../../dist-demo', import.meta.url).pathname,
    port: 6231,
    simulated: true,
  });
  try {
    await signIn(page, url, 'demo');
    await page.goto(`${url}/replay`);
    const lines = createRecordingLines();
    const transfer = await page.evaluateHandle((text) => {
      const files = new DataTransfer();
      files.items.add(new File([text], 'race.jsonl'));
      return files;
    }, lines.join('\n'));
    await page.getByText('or drop it here').dispatchEvent('drop', { dataTransfer: transfer });
    await expect(
      page.getByText(
        `${SECONDS} messages about one market. One line could not be read, first line 2 (message: not JSON).`,
      ),
    ).toBeVisible();
    const getCell = (name: string) =>
      page
        .getByRole('grid', { name: 'Prices of Win' })
        .getByRole('button', { name: new RegExp(`^Back ${name} at `) })
        .last();
    await expect(getCell('Quiet Storm')).toBeHidden();
    await page.getByLabel('Speed').selectOption('200×');
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await expect(page.getByRole('slider', { name: 'Moment' })).toHaveAttribute('aria-valuetext', /, the latest$/);
    for (const { name, cellName } of readFinalPrices(lines)) await expect(getCell(name)).toHaveAccessibleName(cellName);
    expect(pageErrors).toEqual([]);
  } finally {
    server.closeAllConnections();
    server.close();
  }
});
