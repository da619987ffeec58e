import { findStakeField } from '../support/bet-slip.ts';
import {
  createFixedLine,
  fillFancyBet,
  findFancyCase,
  findFancyLine,
  findPlaceFancyButton,
  formatSigned,
  openLinePage,
  runCell,
} from '../support/fancy.ts';
import { expect, test } from '../support/fixtures.ts';
import { pressUntilFocused } from '../support/keyboard.ts';
import { waitForReplacement } from '../support/prerendered-screen.ts';

/** Rows of the table, without the mark of the current band. */
const rows = (cells: readonly (readonly string[])[]) =>
  cells.map((row) => row.map((cell) => cell.replace(/ Now \d+$/, '').trim()));

test.describe('session lines', () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  for (const id of ['middle', 'three-bets', 'duplicate-run']) {
    test(`the position of the case "${id}" matches the vector while typing and after placing`, async ({
      page,
      testServer,
    }) => {
      const fancyVector = findFancyCase(id);
      const line = findFancyLine(testServer.exchange);
      await test.step('the bettor opens the session line', async () => {
        await testServer.exchange.operator.setFancy(line.fancyId, { delaySeconds: 0 });
        await testServer.storeSession(page);
        await openLinePage(page, testServer, line);
      });
      const beside = page.getByRole('region', { name: `Book of ${line.name}` });
      await test.step('the bettor places every bet of the vector', async () => {
        for (const [index, { side, run, size, stake }] of fancyVector.bets.entries()) {
          await testServer.exchange.operator.setFancy(line.fancyId, { line: createFixedLine(run, size) });
          await fillFancyBet(page, line, side, run, size, stake);
          if (index === fancyVector.bets.length - 1) {
            // The last bet is still in the slip, and the position beside it already includes it.
            await expect
              .poll(async () =>
                rows(
                  await beside
                    .getByRole('row')
                    .evaluateAll((found) => found.map((row) => [...row.children].map((cell) => cell.textContent))),
                ),
              )
              .toEqual([
                ['Runs', 'Result', 'With this bet'],
                ...fancyVector.bands.map(([label, result]) => [label, expect.any(String), formatSigned(result)]),
              ]);
          }
          await findPlaceFancyButton(page).click();
          await expect(page.getByText(/^Placed: /).first()).toBeVisible({ timeout: 15_000 });
          await page.getByRole('button', { name: 'Dismiss' }).first().click();
        }
      });
      const worst = page.getByRole('button', {
        name: `${formatSigned(fancyVector.liability)} worst case, book of ${line.name}`,
      });
      await test.step('the bettor opens the book of the line', async () => {
        await worst.click();
        const book = page.getByRole('dialog', { name: `Book of ${line.name}` });
        await expect(book.getByRole('img')).toBeVisible();
        const readTable = async () =>
          rows(
            await book
              .getByRole('row')
              .evaluateAll((found) => found.map((row) => [...row.children].map((cell) => cell.textContent))),
          );
        // Two bets can have the same worst case, so the book may open before the position with the last bet arrives.
        await expect
          .poll(readTable)
          .toEqual([['Runs', 'Result'], ...fancyVector.bands.map(([label, result]) => [label, formatSigned(result)])]);
        // The score continues, so the marked band holds it at some moment.
        await expect
          .poll(async () => {
            const score = testServer.exchange.board.findScoreboard(line.matchId);
            const now = score?.sport === 'cricket' ? score.lines[line.fancyId] : undefined;
            return (await book.locator('tr[aria-current]').textContent())?.includes(`Now ${now}`);
          })
          .toBe(true);
        await expect(book).toContainText(`Worst case${formatSigned(fancyVector.liability)}`);
        await expect(book).toContainText(`Best case${formatSigned(fancyVector.best)}`);
        await book.getByRole('button', { name: 'Close', exact: true }).click();
        await expect(worst).toBeFocused();
      });
    });
  }

  test('the slip shows profit by size until a held bet is refused because the line moved', async ({
    page,
    testServer,
  }) => {
    const line = findFancyLine(testServer.exchange);
    const { operator } = testServer.exchange;
    await operator.setFancy(line.fancyId, { delaySeconds: 3, line: createFixedLine(45, 90) });
    await testServer.storeSession(page);
    await openLinePage(page, testServer, line);
    await fillFancyBet(page, line, 'yes', 45, 90, 1000);
    await expect(page.getByRole('cell', { name: '+900', exact: true })).toBeVisible();
    await expect(page.getByRole('spinbutton', { name: 'Run' })).toHaveJSProperty('readOnly', true);
    await expect(page.getByRole('button', { name: /^(Lower|Raise) / })).toHaveCount(0);

    await findPlaceFancyButton(page).click();
    await operator.setFancy(line.fancyId, { line: createFixedLine(48, 90) });
    await expect(page.getByText('Run Changed!').first()).toBeVisible({ timeout: 15_000 });
    await expect(findStakeField(page)).toHaveValue('1000');
    // The cell's name contains the previous run and the new one.
    await expect(runCell(page, line, 'yes', 48, 90)).toHaveAccessibleName(/, was 45$/);

    await page.getByRole('button', { name: /^Use / }).click();
    await findPlaceFancyButton(page).click();
    await operator.setFancy(line.fancyId, { line: createFixedLine(48, 80) });
    await expect(page.getByText('Fancy Rate Changed!').first()).toBeVisible({ timeout: 15_000 });

    await page.getByRole('button', { name: /^Use / }).click();
    await findPlaceFancyButton(page).click();
    await operator.setFancy(line.fancyId, { ballRunning: true });
    await expect(page.getByRole('button', { name: 'Ball Running' })).toBeVisible();
    await expect(page.getByText('Wait until the ball is over, then place the bet again.')).toBeVisible({
      timeout: 15_000,
    });

    await operator.setFancy(line.fancyId, { ballRunning: false });
    await findPlaceFancyButton(page).click();
    await operator.setFancy(line.fancyId, { suspended: true });
    await expect(page.getByText('Fancy is suspended!').first()).toBeVisible({ timeout: 15_000 });
    await operator.setFancy(line.fancyId, { suspended: false });
    await findPlaceFancyButton(page).click();
    await operator.setFancy(line.fancyId, { closed: true });
    await expect(page.getByText('Fancy Closed!').first()).toBeVisible({ timeout: 15_000 });
  });

  test('the categories of session lines are tabs that work by keyboard', async ({ page, testServer }) => {
    const line = findFancyLine(testServer.exchange);
    await testServer.storeSession(page);
    await openLinePage(page, testServer, line);
    const tabs = page.getByRole('tablist', { name: 'Kinds of sessions' });
    await tabs.getByRole('tab', { name: /^All/ }).focus();
    await expect(page.getByRole('grid', { name: 'Prices of Over by over' })).toBeVisible();
    await expect(page.getByRole('grid', { name: 'Prices of Fancy' })).toBeVisible();
    await tabs.getByRole('tab', { name: /^Over by over/ }).click();
    await expect(page.getByRole('grid', { name: 'Prices of Fancy' })).toHaveCount(0);
    await page.keyboard.press('Home');
    await expect(tabs.getByRole('tab', { name: /^All/ })).toBeFocused();
    await expect(page.getByRole('grid', { name: 'Prices of Fancy' })).toBeVisible();
  });
});

test('a configuration without session lines shows and requests none', async ({ page, testServer }) => {
  const line = findFancyLine(testServer.exchange);
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  await page.route(/config\.json/, async (route) => {
    const config = (await (await route.fetch()).json()) as { features: Record<string, unknown> };
    await route.fulfill({ json: { ...config, features: { ...config.features, fancy: false } } });
  });
  await testServer.storeSession(page);
  await page.goto(`${testServer.url}/details/${line.sportId}/${line.matchId}`);
  await waitForReplacement(page);
  await expect(page.getByRole('grid', { name: /^Prices of Match Odds/ })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Open bets' })).toBeVisible();
  const countPolls = () => paths.filter((path) => path.endsWith('/match/matchDetails')).length;
  await expect.poll(countPolls).toBeGreaterThan(2);
  expect(paths.filter((path) => path.endsWith('/fancy/getFancies'))).toEqual([]);
  await expect(page.getByRole('region', { name: 'Sessions' })).toHaveCount(0);
});

test('a fancy bet and its position can be made by keyboard alone', async ({ page, testServer }) => {
  const line = findFancyLine(testServer.exchange);
  await testServer.exchange.operator.setFancy(line.fancyId, { delaySeconds: 0, line: createFixedLine(45) });
  await page.setViewportSize({ width: 1280, height: 900 });
  await testServer.storeSession(page);
  await openLinePage(page, testServer, line);
  await expect(runCell(page, line, 'yes', 45, 100)).toBeVisible();
  await pressUntilFocused(page, 'Tab', new RegExp(`^No to ${line.name} at 45`), 120);
  await pressUntilFocused(page, 'ArrowRight', new RegExp(`^Yes to ${line.name} at 45`), 4);
  await page.keyboard.press('Enter');
  await expect(findStakeField(page)).toBeFocused();
  await page.keyboard.type('1000');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Placed: /).first()).toBeVisible({ timeout: 15_000 });
  await expect(page.getByRole('button', { name: `−1,000.00 worst case, book of ${line.name}` })).toBeVisible();
  await pressUntilFocused(page, 'Shift+Tab', /worst case, book of/, 120);
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('dialog', { name: `Book of ${line.name}` }).getByRole('row', { name: /^45\+/ }),
  ).toContainText('+1,000.00');
});
