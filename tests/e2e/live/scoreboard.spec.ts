import { findCricketMarket, findInPlayMarket } from '#mocks/exchange/testing/in-play-markets.ts';
import { signInToMatch } from '../support/bet-slip.ts';
import { expect, test } from '../support/fixtures.ts';

test.describe('scoreboard of a cricket match in play', () => {
  test.use({ viewport: { width: 1280, height: 900 }, clock: 'stopped' });

  test('the scoreboard follows the score of the exchange ball by ball', async ({ page, testServer }) => {
    const market = findCricketMarket(testServer.exchange);
    await signInToMatch(page, testServer, market);
    const strip = page.getByRole('group', { name: 'Score', exact: true });
    const { clock, board } = testServer.exchange;
    for (let over = 0; over < 2; over += 1) {
      const now = board.findScoreboard(market.matchId);
      if (now?.sport !== 'cricket') throw new Error('no score');
      await expect(strip).toContainText(
        `${now.team} ${now.runs}/${now.wickets} (${Math.floor(now.ballsBowled / 6)}.${now.ballsBowled % 6})`,
      );
      if (now.need !== null) await expect(strip).toContainText(`Need ${now.need.runs} from ${now.need.balls}`);
      const balls = page.getByRole('list', { name: 'Last balls, the latest at the end' }).getByRole('listitem');
      await expect(balls).toHaveCount(now.balls.length);
      clock.advance(4 * 60_000);
    }
  });

  test('the television opens in a sandboxed frame of an allowed host and says that it is delayed', async ({
    page,
    testServer,
  }) => {
    await page.route('https://tv.exchange.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>tv</title><p>pictures' }),
    );
    const market = findCricketMarket(testServer.exchange);
    await signInToMatch(page, testServer, market);
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

for (const width of [360, 1280]) {
  test.describe(`scoreboard at ${width} px`, () => {
    test.use({ viewport: { width, height: 860 }, clock: 'stopped' });

    test('the scoreboard of a soccer match shows goals, minute and half', async ({ page, testServer }) => {
      const market = findInPlayMarket(testServer.exchange, '1');
      await signInToMatch(page, testServer, market);
      const strip = page.getByRole('group', { name: 'Score', exact: true });
      const { clock, board } = testServer.exchange;
      for (let look = 0; look < 3; look += 1) {
        const now = board.findScoreboard(market.matchId);
        if (now?.sport !== 'soccer') throw new Error('no soccer score');
        await expect(strip).toContainText(`${now.goals[0]} – ${now.goals[1]}`);
        for (const team of now.teams) await expect(strip).toContainText(team);
        const minute = `${now.minute}${now.added === 0 ? '' : `+${now.added}`}′`;
        await expect(strip).toContainText(now.half === null ? now.status : minute);
        clock.advance(4 * 60_000);
      }
    });

    test('the scoreboard of a tennis match shows sets, games, points and server', async ({ page, testServer }) => {
      const market = findInPlayMarket(testServer.exchange, '2');
      await signInToMatch(page, testServer, market);
      const strip = page.getByRole('group', { name: 'Score', exact: true });
      const { clock, board } = testServer.exchange;
      for (let look = 0; look < 3; look += 1) {
        const now = board.findScoreboard(market.matchId);
        if (now?.sport !== 'tennis') throw new Error('no tennis score');
        for (const side of [0, 1] as const) {
          const cells = [
            ...now.sets.map((games) => String(games[side])),
            ...(now.points === null ? [] : [now.points[side]]),
          ];
          const row = strip.getByRole('row').filter({ hasText: now.players[side] });
          await expect(row.getByRole('cell')).toHaveText(cells);
          await expect(row.getByText(', serves')).toHaveCount(now.server === side ? 1 : 0);
        }
        clock.advance(60_000);
      }
    });

    test('a match without frames reserves no space for them', async ({ page, testServer }) => {
      await signInToMatch(page, testServer, findInPlayMarket(testServer.exchange, '1'));
      const head = page.getByRole('heading', { level: 1 }).locator('xpath=..');
      await expect(head.getByRole('group', { name: 'Score', exact: true })).toHaveText(/\d/);
      const countEmpty = () =>
        head.evaluate(
          (element) => [...element.children].filter((part) => part.textContent === '' && part.clientHeight > 0).length,
        );
      await expect.poll(countEmpty).toBe(0);
    });
  });
}
