import { findCricketMarket } from '#mocks/exchange/testing/in-play-markets.ts';
import { units } from '#shared/domain/money/money.ts';
import { evenPrices, fixPrices, listBetRequests } from '../support/bet-slip.ts';
import { expect, test } from '../support/fixtures.ts';
import { chooseStoredLanguage, translate, translations } from '../support/language-checks.ts';
import { waitForReplacement } from '../support/prerendered-screen.ts';

test.use({ clock: 'stopped', viewport: { width: 360, height: 740 } });

for (const tag of translations) {
  test(`a bettor registers, bets and reads the statement by the labels of ${tag}`, async ({ page, testServer }) => {
    const { exchange, url } = testServer;
    const readText = (key: string, values?: Readonly<Record<string, string | number>>) => translate(tag, key, values);
    await chooseStoredLanguage(page, tag);
    await page.goto(`${url}/Users/Login`);
    await page.getByRole('link', { name: readText('session.register') }).click();
    await expect(page).toHaveURL(/\/Users\/Register$/);
    // The sign-in form stays until the registration form has loaded, and its first field has the same label.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(readText('account.register.title'));
    await page.getByLabel(readText('account.register.userName')).pressSequentially('Newcomer');
    await page.getByLabel(readText('account.register.password'), { exact: true }).pressSequentially('Welcome12');
    await page.getByLabel(readText('account.register.mobile')).pressSequentially('9876543210');
    await page.getByRole('button', { name: readText('account.register.submit') }).click();
    await expect(page).toHaveURL(/\/dashboard/);

    const user = await page.evaluate(() => localStorage.getItem('userid') ?? '');
    await exchange.ledger.post(user, { kind: 'deposit', amount: units(2000), description: 'Deposit' });
    const market = findCricketMarket(exchange);
    await fixPrices(exchange, market, evenPrices);
    const runner = market.runners[0]?.name ?? '';
    await page.goto(`${url}/details/${market.sportId}/${market.matchId}`);
    await waitForReplacement(page);
    const grid = page.getByRole('grid', { name: readText('ui-kit.odds-grid.prices', { market: market.name }) });
    const offer = readText('ui-kit.odds-cell.offer.odds', { side: 'back', runner, price: '1.98' });
    await grid.getByRole('button', { name: offer }).click();
    await page.getByRole('textbox', { name: readText('ui-kit.bet-slip.amount') }).pressSequentially('1,500');
    const place = readText('bet-slip.place.odds', { side: 'back', stake: '1,500', price: '1.98' });
    await page.getByRole('button', { name: place }).click();
    await expect.poll(() => listBetRequests(testServer).length).toBe(1);
    exchange.clock.advance(10_000);
    await expect(page.getByText(readText('bet-slip.placedAt', { price: '1.98' }))).toBeVisible();

    await page.goto(`${url}/bethistory`);
    await expect(page.getByRole('main').getByText(runner).filter({ visible: true }).first()).toBeVisible();
    await page.goto(`${url}/statement`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(readText('statements.title'));
    await expect(
      page.getByRole('main').getByText(readText('statements.kinds.deposit')).filter({ visible: true }).first(),
    ).toBeVisible();
    await expect(page.getByRole('main').getByText('+2,000.00').filter({ visible: true }).first()).toBeVisible();
  });
}
