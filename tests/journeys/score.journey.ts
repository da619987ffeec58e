import { cricketMarket, openMatch } from './betting.ts';
import { expect, test } from './journey.ts';

test.describe('a cricket match in play', () => {
  test.use({ viewport: { width: 1280, height: 900 }, clock: 'stopped' });

  test('its score is that of the exchange, ball by ball', async ({ page, house }) => {
    const market = cricketMarket(house.exchange);
    await house.signIn(page);
    await openMatch(page, house, market);
    const strip = page.getByRole('group', { name: 'Score', exact: true });
    const { clock, board } = house.exchange;
    for (let over = 0; over < 2; over += 1) {
      const now = board.scoreboard(market.matchId);
      if (now === null) throw new Error('no score');
      await expect(strip).toContainText(`${now.team} ${now.runs}/${now.wickets} (${Math.floor(now.ballsBowled / 6)}.${now.ballsBowled % 6})`);
      if (now.need !== null) await expect(strip).toContainText(`Need ${now.need.runs} from ${now.need.balls}`);
      await expect(strip.getByRole('listitem')).toHaveCount(now.balls.length);
      clock.advance(4 * 60_000);
    }
  });

  test('pictures come in a sandboxed frame of an allowed host, with the word that they are delayed', async ({ page, house }) => {
    await page.route('https://tv.exchange.example/**', (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>tv</title><p>pictures' }));
    const market = cricketMarket(house.exchange);
    await house.signIn(page);
    await openMatch(page, house, market);
    await expect(page.locator('iframe')).toHaveCount(0);
    await page.getByRole('button', { name: 'Live pictures' }).click();
    const frame = page.getByTitle('Live pictures');
    await expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin allow-forms');
    await expect(frame).toHaveAttribute('src', `https://tv.exchange.example/match/${market.matchId}`);
    await expect(page.frameLocator('iframe').getByText('pictures')).toBeVisible();
    await expect(page.getByText('Pictures are delayed: prices move before you see why.')).toBeVisible();
    await page.getByRole('button', { name: 'Live pictures' }).click();
    await expect(page.locator('iframe')).toHaveCount(0);
  });
});
