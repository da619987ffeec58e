import { expect, test } from './journey.ts';
import { fancyCase, fillSession, held, openSessions, placeSession, runCell, sessionLine, signed } from './fancy.ts';
import { stakeField } from './betting.ts';
import { walk } from './keyboard.ts';

/** The table as it stands, without the mark of the band the score is in. */
const rows = (cells: readonly (readonly string[])[]) => cells.map((row) => row.map((cell) => cell.replace(/ Now \d+$/, '').trim()));

test.describe('session lines', () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  for (const id of ['middle', 'three-bets', 'duplicate-run']) {
    test(`the book of the case "${id}" reads as it was worked out, while typing and after`, async ({ page, house }) => {
      const wanted = fancyCase(id);
      const line = sessionLine(house.exchange);
      await house.exchange.operator.setFancy(line.fancyId, { delaySeconds: 0 });
      await house.signIn(page);
      await openSessions(page, house, line);
      const beside = page.getByRole('region', { name: `Book of ${line.name}` });
      for (const [index, { side, run, size, stake }] of wanted.bets.entries()) {
        await house.exchange.operator.setFancy(line.fancyId, { line: held(run, size) });
        await fillSession(page, line, side, run, size, stake);
        if (index === wanted.bets.length - 1) {
          // The last bet is still being typed: the book beside the slip already knows it.
          await expect.poll(async () => rows(await beside.getByRole('row').evaluateAll((found) => found.map((row) => [...row.children].map((cell) => cell.textContent ?? '')))))
            .toEqual([['Runs', 'Result', 'With this bet'], ...wanted.bands.map(([label, result]) => [label, expect.any(String), signed(result)])]);
        }
        await placeSession(page).click();
        await expect(page.getByText(/^Placed: /).first()).toBeVisible({ timeout: 15_000 });
        await page.getByRole('button', { name: 'Dismiss' }).first().click();
      }
      const worst = page.getByRole('button', { name: `${signed(wanted.liability)} worst case, book of ${line.name}` });
      await worst.click();
      const book = page.getByRole('dialog', { name: `Book of ${line.name}` });
      await expect(book.getByRole('img')).toBeVisible();
      const table = await book.getByRole('row').evaluateAll((found) => found.map((row) => [...row.children].map((cell) => cell.textContent ?? '')));
      expect(rows(table)).toEqual([['Runs', 'Result'], ...wanted.bands.map(([label, result]) => [label, signed(result)])]);
      // The score goes on meanwhile: the band that is marked holds it at some moment.
      await expect.poll(async () => {
        const score = house.exchange.board.scoreboard(line.matchId);
        const now = score?.sport === 'cricket' ? score.lines[line.fancyId] : undefined;
        return (await book.locator('tr[aria-current]').textContent())?.includes(`Now ${now}`);
      }).toBe(true);
      await expect(book).toContainText(`Worst case${signed(wanted.liability)}`);
      await expect(book).toContainText(`Best case${signed(wanted.best)}`);
      await book.getByRole('button', { name: 'Close', exact: true }).click();
      await expect(worst).toBeFocused();
    });
  }

  test('odds stand still, profit goes by the size; a line that moves away while the bet is held refuses it', async ({ page, house }) => {
    const line = sessionLine(house.exchange);
    const { operator } = house.exchange;
    await operator.setFancy(line.fancyId, { delaySeconds: 3, line: held(45, 90) });
    await house.signIn(page);
    await openSessions(page, house, line);
    await fillSession(page, line, 'yes', 45, 90, 1000);
    await expect(page.getByRole('cell', { name: '+900', exact: true })).toBeVisible();
    await expect(page.getByRole('spinbutton', { name: 'Run' })).toHaveJSProperty('readOnly', true);
    await expect(page.getByRole('button', { name: /^(Lower|Raise) / })).toHaveCount(0);

    await placeSession(page).click();
    await operator.setFancy(line.fancyId, { line: held(48, 90) });
    await expect(page.getByText('Run Changed!').first()).toBeVisible({ timeout: 15_000 });
    await expect(stakeField(page)).toHaveValue('1000');
    // The cell keeps what it was: the run before is told with the new one.
    await expect(runCell(page, line, 'yes', 48, 90)).toHaveAccessibleName(/, was 45$/);

    await page.getByRole('button', { name: /^Use / }).click();
    await placeSession(page).click();
    await operator.setFancy(line.fancyId, { line: held(48, 80) });
    await expect(page.getByText('Fancy Rate Changed!').first()).toBeVisible({ timeout: 15_000 });

    await page.getByRole('button', { name: /^Use / }).click();
    await placeSession(page).click();
    await operator.setFancy(line.fancyId, { ballRunning: true });
    await expect(page.getByRole('button', { name: 'Ball Running' })).toBeVisible();
    await expect(page.getByText('Wait until the ball is over, then place the bet again.')).toBeVisible({ timeout: 15_000 });

    await operator.setFancy(line.fancyId, { ballRunning: false });
    await placeSession(page).click();
    await operator.setFancy(line.fancyId, { suspended: true });
    await expect(page.getByText('Fancy is suspended!').first()).toBeVisible({ timeout: 15_000 });
    await operator.setFancy(line.fancyId, { suspended: false });
    await placeSession(page).click();
    await operator.setFancy(line.fancyId, { closed: true });
    await expect(page.getByText('Fancy Closed!').first()).toBeVisible({ timeout: 15_000 });
  });

  test('kinds of sessions are tabs, by keyboard too', async ({ page, house }) => {
    const line = sessionLine(house.exchange);
    await house.signIn(page);
    await openSessions(page, house, line);
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

test('a session bet by keyboard alone, and its book', async ({ page, house }) => {
  const line = sessionLine(house.exchange);
  await house.exchange.operator.setFancy(line.fancyId, { delaySeconds: 0, line: held(45) });
  await page.setViewportSize({ width: 1280, height: 900 });
  await house.signIn(page);
  await openSessions(page, house, line);
  await expect(runCell(page, line, 'yes', 45, 100)).toBeVisible();
  await walk(page, 'Tab', new RegExp(`^No to ${line.name} at 45`), 120);
  await walk(page, 'ArrowRight', new RegExp(`^Yes to ${line.name} at 45`), 4);
  await page.keyboard.press('Enter');
  await expect(stakeField(page)).toBeFocused();
  await page.keyboard.type('1000');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Placed: /).first()).toBeVisible({ timeout: 15_000 });
  await expect(page.getByRole('button', { name: `−1,000.00 worst case, book of ${line.name}` })).toBeVisible();
  await walk(page, 'Shift+Tab', /worst case, book of/, 120);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: `Book of ${line.name}` }).getByRole('row', { name: /^45\+/ })).toContainText('+1,000.00');
});
