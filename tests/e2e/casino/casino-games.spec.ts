import { getCatalogue } from '#mocks/exchange/casino/catalogue.ts';
import { demoUserId } from '#mocks/exchange/state/initial-state.ts';
import { toCredits } from '#shared/domain/money/casino-credits.ts';
import { add, units } from '#shared/domain/money/money.ts';
import { formatAmount } from '#shared/format/amount.ts';
import { readHeaderMoney } from '../support/bet-slip.ts';
import { findGameList, launchGame, openLobby, playRound, waitForTable } from '../support/casino.ts';
import { EVENING, expect, test } from '../support/fixtures.ts';
import { pressUntilFocused } from '../support/keyboard.ts';

test.use({ clock: 'stopped' });

const roulette = getCatalogue(7).find(({ name }) => /^\w+ Roulette$/.test(name));
if (roulette === undefined) throw new Error('no roulette in the catalogue');

test('a round played in the frame reaches balance, history and statement tenfold', async ({ page, testServer }) => {
  await testServer.storeSession(page);
  await openLobby(page, testServer);
  await launchGame(page, roulette.name);
  await expect(page).toHaveURL(new RegExp(`provider=${roulette.provider.code}&game=${roulette.gameId}`));
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(roulette.name) })).toBeFocused();
  const game = await waitForTable(page);
  const frame = page.locator('iframe');
  await expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin allow-forms');
  expect(new URL((await frame.getAttribute('src')) ?? '').origin).not.toBe(new URL(testServer.url).origin);

  await playRound(testServer, game, /^Red/, '120');
  const [round] = testServer.exchange.casino.listRounds(demoUserId, {}).rows;
  if (round === undefined) throw new Error('no round in the history');
  expect(round).toMatchObject({ gameName: roulette.name, runnerName: 'Red', stake: units(120), price: 200 });
  const after = add(units(50_000), toCredits(round.result));
  expect([units(48_800), units(51_200)]).toContain(after);

  await expect.poll(async () => (await readHeaderMoney(page)).balance).toBe(formatAmount(after));
  await expect(page.getByText(formatAmount(after), { exact: true })).toHaveCount(2);
  await expect(page.getByText(after === units(48_800) ? '4,880.00' : '5,120.00', { exact: true })).toBeVisible();

  const { rows } = testServer.exchange.ledger.getStatement(demoUserId, { kinds: ['casino'] });
  expect(rows.map(({ amount, remark }) => [amount, remark])).toEqual([
    [units(-1_200), round.roundId],
    ...(round.result > 0 ? [[units(2_400), round.roundId]] : []),
  ]);
  await page.goto(`${testServer.url}/bethistory/starcasino`);
  await expect(page.getByText(round.roundId).first()).toBeVisible();
  await expect(page.getByText(new RegExp(`^${roulette.name} ?# ?${round.operatorId}$`)).first()).toBeVisible();
  await page.goto(`${testServer.url}/profitloss?days=2026-11-21..2026-11-21&sport=QT`);
  await page.getByRole('grid').getByRole('link', { name: roulette.name }).click();
  await expect(page).toHaveURL(/\/bethistory\/starcasino\?search=/);
  await expect(page.getByRole('grid').getByText(round.roundId)).toBeVisible();
  await page.goto(`${testServer.url}/statement?days=2026-11-21..2026-11-21&kind=casino`);
  await expect(
    page
      .getByText(new RegExp(`^Casino stake · ${roulette.name}$`))
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
});

test('Back leaves a game by the way it was opened', async ({ page, testServer }) => {
  await testServer.storeSession(page);
  await openLobby(page, testServer);
  await launchGame(page, roulette.name);
  await waitForTable(page);
  await page.goBack();
  await expect(page.getByRole('searchbox', { name: 'Search games' })).toHaveValue(roulette.name);
  await expect(
    findGameList(page)
      .getByRole('button', { name: new RegExp(`^${roulette.name} (?!.*favourite)`) })
      .first(),
  ).toBeFocused();
  await page.goForward();
  await waitForTable(page);
  await page.getByRole('button', { name: 'Leave the game' }).click();
  await expect(page).toHaveURL(/\/RoyalCasino\?q=/);
  await expect(page.locator('iframe')).toHaveCount(0);

  await page.goto(`${testServer.url}/liabilites`);
  const direct = `${testServer.url}/RoyalCasino?provider=${encodeURIComponent(roulette.provider.name)}&game=${roulette.gameId}`;
  await page.goto(direct);
  await waitForTable(page);
  await page.goBack();
  await expect(page).toHaveURL(/\/liabilites$/);
  await page.goto(direct);
  await waitForTable(page);
  await page.getByRole('button', { name: 'Leave the game' }).click();
  await expect(findGameList(page)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/liabilites$/);
});

test('the casino pages two thousand games and each of them is reachable by keyboard', async ({ page, testServer }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await testServer.storeSession(page);
  await openLobby(page, testServer);
  await expect(page.getByRole('tab').first()).toHaveText('All');
  await expect(page.getByText('2,134 games')).toBeVisible();
  const cards = findGameList(page).getByRole('listitem');
  const countNodes = () => page.evaluate(() => document.querySelectorAll('*').length);
  const atTop = await countNodes();
  // From the search field: arrows move through providers, then categories, and all games are one tab stop.
  await page.getByRole('searchbox', { name: 'Search games' }).focus();
  await pressUntilFocused(page, 'Tab', /^All$/);
  await page.keyboard.press('End');
  await expect(page.getByRole('tab', { selected: true })).toBeFocused();
  // Tolerate a fraction of a pixel.
  await expect(page.getByRole('tab', { selected: true })).toBeInViewport({ ratio: 0.99 });
  await page.keyboard.press('Home');
  await expect(page.getByText('2,134 games')).toBeVisible();
  await pressUntilFocused(page, 'Tab', /^Roulette/);
  await expect(page.locator(':focus')).toBeInViewport({ ratio: 1 });
  await pressUntilFocused(
    page,
    'Tab',
    new RegExp(`^${(await findGameList(page).getByRole('button').first().textContent()) ?? ''}$`),
  );
  await page.keyboard.press('End');
  const last = findGameList(page).getByRole('listitem').last();
  await expect(last).toHaveAttribute('aria-posinset', '50');
  await expect(last).toHaveAttribute('aria-setsize', '2134');
  await expect(last.getByRole('button').first()).toBeFocused();
  expect(await cards.count()).toBeLessThan(120);
  expect(await countNodes()).toBeLessThan(atTop + 600);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(last.getByRole('button', { pressed: true })).toBeFocused();
  await page.keyboard.press('Home');
  await expect(findGameList(page).getByRole('listitem').first()).toHaveAttribute('aria-posinset', '1');
  await expect(page.getByRole('region', { name: 'Favourites' }).getByRole('listitem')).toHaveCount(1);
});

test('a failed part of the casino reports its error and leaves the others working', async ({ page, testServer }) => {
  await testServer.signIn(page);
  await page.route('**/casino-art/**', (route) => route.fulfill({ status: 404, body: '' }));
  await openLobby(page, testServer);
  await expect(findGameList(page).getByRole('img')).toHaveCount(0);
  testServer.server.faults.applyToNext('qtech/launchUrl', {
    status: 200,
    body: '{"status":false,"msg":"The table is full"}',
  });
  await launchGame(page, roulette.name);
  await expect(page.getByRole('alert')).toContainText('The table is full');
  await page.getByRole('button', { name: 'Try again' }).click();
  await waitForTable(page);
  await page.getByRole('button', { name: 'Leave the game' }).click();

  // The frame fails when it never loads. Frames of our own origin or of an unlisted host never render.
  await page.route('**/play/**', () => undefined);
  await page.clock.install({ time: EVENING });
  await page.goForward();
  // The time limit starts when the frame has an address.
  const expectLoading = async () => {
    await expect(page.getByText(/^Launching /)).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(1);
  };
  await expectLoading();
  await page.clock.runFor(16_000);
  await expect(page.getByText('This page did not load')).toBeVisible();
  // A host refuses the connection. The browser loads its own error page into the frame.
  await page.unroute('**/play/**');
  await page.route('**/play/**', (route) => route.abort('connectionrefused'));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expectLoading();
  await page.clock.runFor(31_000);
  await expect(page.getByText('This page did not load')).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  await page.unroute('**/play/**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await waitForTable(page);
  for (const url of [`${testServer.url}/dashboard`, 'https://elsewhere.example/game', 'javascript:alert(1)']) {
    testServer.server.faults.applyToNext('qtech/launchUrl', {
      status: 200,
      body: JSON.stringify({ status: true, data: { url } }),
    });
    await page.reload();
    await expect(page.getByText('This address cannot be shown')).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);
  }
});
