import { demoUserId } from '#mocks/exchange/state/initial-state.ts';
import { expect, test } from '../support/fixtures.ts';

test.use({ clock: 'stopped' });

test.describe('statement in another time zone', () => {
  test.use({ timezoneId: 'America/New_York' });

  test('the statement requests a day by its own clock, on both days of a clock change', async ({
    page,
    testServer,
  }) => {
    await testServer.exchange.operator.seedHistory(demoUserId, { bets: 400, days: 40 });
    await testServer.signIn(page);
    const findLastStatementRequest = () =>
      testServer.server.log
        .filter(({ path }) => path === 'account/statements')
        .map(({ body }) => JSON.parse(body) as { from_date: string; to_date: string })
        .at(-1);
    for (const [day, from, to] of [
      ['2026-11-01', '2026-11-01T04:00:00.000Z', '2026-11-02T04:59:59.999Z'],
      ['2026-03-08', '2026-03-08T05:00:00.000Z', '2026-03-09T03:59:59.999Z'],
    ] as const) {
      const { total } = testServer.exchange.ledger.getStatement(demoUserId, { from, to });
      await page.goto(`${testServer.url}/statement?days=${day}..${day}`);
      await expect(
        total === 0
          ? page.getByText('No rows in these days')
          : page.getByText(`The opening balance and ${total} rows add up`),
      ).toBeVisible();
      expect(findLastStatementRequest()).toMatchObject({ from_date: from, to_date: to });
    }
  });
});
