import { catalogueOf } from '#mocks/exchange/casino/catalogue.ts';
import { toCredits } from '#shared/domain/casino.ts';
import { add, units } from '#shared/domain/money.ts';
import { formatAmount } from '#shared/format/amount.ts';
import { moneyShown } from './betting.ts';
import { games, launch, openLobby, playRound, seated } from './casino.ts';
import { bettorOf } from './closing.ts';
import { expect, test } from './journey.ts';
import { walk } from './keyboard.ts';

test.use({ clock: 'stopped' });

const roulette = catalogueOf(7).find(({ name }) => /^\w+ Roulette$/.test(name));
if (roulette === undefined) throw new Error('no roulette in the catalogue');

test('a round played in the frame reaches balance, history and statement, ten times over', async ({ page, house }) => {
  await house.signIn(page);
  await openLobby(page, house);
  const userId = bettorOf(house);
  await launch(page, roulette.name);
  await expect(page).toHaveURL(new RegExp(`provider=${roulette.provider.code}&game=${roulette.gameId}`));
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(roulette.name) })).toBeFocused();
  const game = await seated(page);
  const frame = page.locator('iframe');
  await expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin allow-forms');
  expect(new URL((await frame.getAttribute('src')) ?? '').origin).not.toBe(new URL(house.url).origin);

  await playRound(house, game, /^Red/, '120');
  const [round] = house.exchange.casino.rounds(userId, {}).rows;
  if (round === undefined) throw new Error('no round in the history');
  expect(round).toMatchObject({ gameName: roulette.name, runnerName: 'Red', stake: units(120), price: 200 });
  const after = add(units(50_000), toCredits(round.result));
  expect([units(48_800), units(51_200)]).toContain(after);

  await expect.poll(async () => (await moneyShown(page)).balance).toBe(formatAmount(after));
  await expect(page.getByText(formatAmount(after), { exact: true })).toHaveCount(2);
  await expect(page.getByText(after === units(48_800) ? '4,880.00' : '5,120.00', { exact: true })).toBeVisible();

  const { rows } = house.exchange.books.statement(userId, { kinds: ['casino'] });
  expect(rows.map(({ amount, remark }) => [amount, remark])).toEqual([[units(-1_200), round.roundId], ...(round.result > 0 ? [[units(2_400), round.roundId]] : [])]);
  await page.goto(`${house.url}/bethistory/starcasino`);
  await expect(page.getByText(round.roundId).first()).toBeVisible();
  await expect(page.getByText(new RegExp(`^${roulette.name} ?# ?${round.operatorId}$`)).first()).toBeVisible();
  await page.goto(`${house.url}/profitloss?days=2026-11-21..2026-11-21&sport=QT`);
  await page.getByRole('grid').getByRole('link', { name: roulette.name }).click();
  await expect(page).toHaveURL(/\/bethistory\/starcasino\?search=/);
  await expect(page.getByRole('grid').getByText(round.roundId)).toBeVisible();
  await page.goto(`${house.url}/statement?days=2026-11-21..2026-11-21&kind=casino`);
  await expect(page.getByText(new RegExp(`^Casino stake · ${roulette.name}$`)).filter({ visible: true }).first()).toBeVisible();
});

test('going back leads out of a game the way that led into it', async ({ page, house }) => {
  await house.signIn(page);
  await openLobby(page, house);
  await launch(page, roulette.name);
  await seated(page);
  await page.goBack();
  await expect(page.getByRole('searchbox', { name: 'Search games' })).toHaveValue(roulette.name);
  await expect(games(page).getByRole('button', { name: new RegExp(`^${roulette.name} (?!.*favourite)`) }).first()).toBeFocused();
  await page.goForward();
  await seated(page);
  await page.getByRole('button', { name: 'Leave the game' }).click();
  await expect(page).toHaveURL(/\/RoyalCasino\?q=/);
  await expect(page.locator('iframe')).toHaveCount(0);

  await page.goto(`${house.url}/liabilites`);
  const direct = `${house.url}/RoyalCasino?provider=${encodeURIComponent(roulette.provider.name)}&game=${roulette.gameId}`;
  await page.goto(direct);
  await seated(page);
  await page.goBack();
  await expect(page).toHaveURL(/\/liabilites$/);
  await page.goto(direct);
  await seated(page);
  await page.getByRole('button', { name: 'Leave the game' }).click();
  await expect(games(page)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/liabilites$/);
});

test('the Lotus casino asks for its rules on every load, and leaves to where it shall', async ({ page, house }) => {
  await house.signIn(page);
  await page.goto(`${house.url}/liabilites`);
  await page.goto(`${house.url}/games`);
  await page.getByRole('dialog', { name: 'Rules' }).getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Lotus Casino localhost' })).toBeVisible();
  const lobby = page.frameLocator('iframe');
  await lobby.getByRole('button', { name: 'Lotus Dice' }).click();
  await playRound(house, await seated(page), /^Over 50/, '10');
  await page.goBack();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/liabilites$/);

  for (const leave of ["Don't Agree", 'Close']) {
    await page.goto(`${house.url}/games`);
    await page.getByRole('dialog', { name: 'Rules' }).getByRole('button', { name: leave }).click();
    await expect(page).toHaveURL(`${house.url}/`);
    await expect(page.getByRole('dialog', { name: 'Rules' })).toHaveCount(0);
  }
  house.server.faults.next('lotus/lobbyUrl', { status: 200, body: '{"status":true}' });
  await page.goto(`${house.url}/games`);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('The Lotus Casino is closed')).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('two thousand games come in pages, each of them walked by keys alone', async ({ page, house }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await house.signIn(page);
  await openLobby(page, house);
  await expect(page.getByRole('tab').first()).toHaveText('All');
  await expect(page.getByText('2,134 games')).toBeVisible();
  const cards = games(page).getByRole('listitem');
  const nodes = () => page.evaluate(() => document.querySelectorAll('*').length);
  const atTop = await nodes();
  // From the search on: providers by arrows, categories one after the other, and one stop for all games.
  await page.getByRole('searchbox', { name: 'Search games' }).focus();
  await walk(page, 'Tab', /^All$/);
  await page.keyboard.press('End');
  await expect(page.getByRole('tab', { selected: true })).toBeFocused();
  // But for a fraction of a pixel.
  await expect(page.getByRole('tab', { selected: true })).toBeInViewport({ ratio: 0.99 });
  await page.keyboard.press('Home');
  await expect(page.getByText('2,134 games')).toBeVisible();
  await walk(page, 'Tab', /^Roulette/);
  await expect(page.locator(':focus')).toBeInViewport({ ratio: 1 });
  await walk(page, 'Tab', new RegExp(`^${(await games(page).getByRole('button').first().textContent()) ?? ''}$`));
  await page.keyboard.press('End');
  const last = games(page).getByRole('listitem').last();
  await expect(last).toHaveAttribute('aria-posinset', '50');
  await expect(last).toHaveAttribute('aria-setsize', '2134');
  await expect(last.getByRole('button').first()).toBeFocused();
  expect(await cards.count()).toBeLessThan(120);
  expect(await nodes()).toBeLessThan(atTop + 600);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(last.getByRole('button', { pressed: true })).toBeFocused();
  await page.keyboard.press('Home');
  await expect(games(page).getByRole('listitem').first()).toHaveAttribute('aria-posinset', '1');
  await expect(page.getByRole('region', { name: 'Favourites' }).getByRole('listitem')).toHaveCount(1);
});

test('what fails says so, alone', async ({ page, house }) => {
  await house.signIn(page);
  await page.route('**/casino-art/**', (route) => route.fulfill({ status: 404, body: '' }));
  await openLobby(page, house);
  await expect(games(page).getByRole('img')).toHaveCount(0);
  house.server.faults.next('qtech/launchUrl', { status: 200, body: '{"status":false,"msg":"The table is full"}' });
  await launch(page, roulette.name);
  await expect(page.getByRole('alert')).toContainText('The table is full');
  await page.getByRole('button', { name: 'Try again' }).click();
  await seated(page);
  await page.getByRole('button', { name: 'Leave the game' }).click();

  // A frame that never loads is given up; one of our own origin, or of a host nobody listed, is never drawn.
  await page.route('**/play/**', () => undefined);
  await page.clock.install();
  await page.goForward();
  // Its time runs from when there is an address to load.
  const loading = async () => {
    await expect(page.getByText(/^Launching /)).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(1);
  };
  await loading();
  await page.clock.runFor(16_000);
  await expect(page.getByText('Nothing came')).toBeVisible();
  // A host that refuses the connection: the browser puts a page of its own into the frame, and that page loads.
  await page.unroute('**/play/**');
  await page.route('**/play/**', (route) => route.abort('connectionrefused'));
  await page.getByRole('button', { name: 'Try again' }).click();
  await loading();
  await page.clock.runFor(31_000);
  await expect(page.getByText('Nothing came')).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  await page.unroute('**/play/**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await seated(page);
  for (const url of [`${house.url}/dashboard`, 'https://elsewhere.example/game', 'javascript:alert(1)']) {
    house.server.faults.next('qtech/launchUrl', { status: 200, body: JSON.stringify({ status: true, data: { url } }) });
    await page.reload();
    await expect(page.getByText('This address cannot be shown')).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);
  }
});
