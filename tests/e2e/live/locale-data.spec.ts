import { findCricketMarket } from '#mocks/exchange/testing/in-play-markets.ts';
import { expect, test } from '../support/fixtures.ts';

/** Runs in the page before its scripts. Records each use of data of the locale that a browser is slow to load. */
function recordLocaleData(): void {
  const uses: string[] = [];
  for (const name of ['NumberFormat', 'Collator', 'DateTimeFormat', 'Locale', 'PluralRules'] as const) {
    const original: object = Intl[name];
    const record = (args: unknown[]) => void uses.push(`${name} ${JSON.stringify(args)}`);
    Reflect.set(
      Intl,
      name,
      new Proxy(original as new (...args: unknown[]) => object, {
        construct(target, args: unknown[]) {
          record(args);
          return Reflect.construct(target, args);
        },
        apply(target, self, args: unknown[]) {
          record(args);
          return Reflect.apply(target as unknown as () => object, self, args) as object;
        },
      }),
    );
  }
  for (const [prototype, name] of [
    [String.prototype, 'localeCompare'],
    [Number.prototype, 'toLocaleString'],
  ] as const) {
    const original = Reflect.get(prototype, name) as (...args: unknown[]) => unknown;
    Reflect.set(prototype, name, function (this: unknown, ...args: unknown[]) {
      uses.push(`${name} of ${String(this)}`);
      return original.apply(this, args);
    });
  }
  Reflect.set(window, '__localeData', uses);
}

/** On a slow phone the first number format takes 60 ms, the first comparison 34 and the first locale 20. */
test('a dashboard and a match start without the number format, collator and locale of the browser', async ({
  page,
  testServer,
}) => {
  await testServer.storeSession(page);
  await page.addInitScript(recordLocaleData);
  const { sportId, matchId, name } = findCricketMarket(testServer.exchange);
  const readUses = () => page.evaluate(() => Reflect.get(window, '__localeData') as readonly string[]);

  for (const [address, find] of [
    ['/dashboard', () => page.getByRole('main').locator('a[href^="/details/"]').nth(30)],
    [`/details/${sportId}/${matchId}`, () => page.getByRole('grid', { name: `Prices of ${name}` })],
  ] as const) {
    await page.goto(`${testServer.url}${address}`);
    await expect(find()).toBeAttached();
    await page.waitForFunction(() => performance.getEntriesByName('app-rendered').length > 0);
    const uses = await readUses();
    // The recording works: messages choose plural forms.
    expect(uses.filter((use) => use.startsWith('PluralRules'))).not.toEqual([]);
    expect(
      uses.filter((use) => !use.startsWith('PluralRules')),
      address,
    ).toEqual([]);
  }
});
