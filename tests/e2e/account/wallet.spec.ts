import { demoUserId } from '#mocks/exchange/state/initial-state.ts';
import { readHeaderMoney } from '../support/bet-slip.ts';
import { expect, test } from '../support/fixtures.ts';
import { pressUntilFocused } from '../support/keyboard.ts';
import {
  depositByKeyboard,
  fillDeposit,
  findLatestRequest,
  listRequests,
  pollTimeout,
  REQUEST_DECIDED_MS,
  requestSteps,
} from '../support/wallet.ts';

test.use({ clock: 'stopped' });

test('the deposit page shows where to pay, by UPI ID and payment code', async ({ page, testServer }) => {
  await testServer.signIn(page);
  await page.getByRole('banner').getByRole('link', { name: 'Deposit' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Deposit' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy UPI ID' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'Payment code of Demo Exchange' })).toBeVisible();
});

test('an empty deposit form names its required fields and sends nothing', async ({ page, testServer }) => {
  await testServer.signIn(page, '/deposit');
  await page.getByRole('button', { name: 'Send deposit request' }).click();
  await expect(page.getByText('This field is required.').first()).toBeVisible();
  expect(listRequests(testServer, 'wallet/walletchipIn')).toEqual([]);
});

test('a deposit pressed twice is sent once, with its amount and screenshot', async ({ page, testServer }) => {
  await testServer.signIn(page, '/deposit');
  await fillDeposit(page, { amount: '2,500.50', bankReference: '123456789012' });
  await page.getByRole('button', { name: 'Send deposit request · ₹2,500.50' }).dblclick();
  await expect(page.getByText('Your deposit request has been sent!').first()).toBeVisible();
  const [sent] = listRequests(testServer, 'wallet/walletchipIn');
  expect(listRequests(testServer, 'wallet/walletchipIn')).toHaveLength(1);
  expect(sent?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
  expect(sent?.body).toMatch(/name="amount"\r\n\r\n2500\.50\r\n/);
  expect(sent?.body).toContain('Content-Type: image/png');
  await expect(requestSteps(page, 'deposit').first()).toContainText('Request sent, done');
  await expect(page.getByRole('button', { name: 'Your previous request is being processed!' })).toBeVisible();
});

test('a deposit changes the balance only when the server accepts it', async ({ page, testServer }) => {
  await testServer.signIn(page, '/deposit');
  await fillDeposit(page, { amount: '2,500.50', bankReference: '123456789012' });
  await page.getByRole('button', { name: 'Send deposit request · ₹2,500.50' }).click();
  await expect(page.getByText('Your deposit request has been sent!').first()).toBeVisible();
  testServer.exchange.clock.advance(16_000);
  await expect(findLatestRequest(page, 'deposit')).toContainText('In progress', pollTimeout);
  expect((await readHeaderMoney(page)).balance).toBe('50,000.00');
  testServer.exchange.clock.advance(REQUEST_DECIDED_MS);
  await expect(requestSteps(page, 'deposit').last()).toContainText('Accepted', pollTimeout);
  await expect.poll(() => readHeaderMoney(page), pollTimeout).toEqual({ balance: '52,500.50', exposure: '0.00' });
});

test('a rejected deposit shows its reason and leaves the balance unchanged', async ({ page, testServer }) => {
  await testServer.signIn(page, '/deposit');
  await depositByKeyboard(page, { amount: '700', bankReference: '123456780000' });
  await expect(requestSteps(page, 'deposit')).toHaveCount(3);
  await expect(findLatestRequest(page, 'deposit')).toContainText('₹700.00');
  testServer.exchange.clock.advance(REQUEST_DECIDED_MS);
  await expect(requestSteps(page, 'deposit').last()).toContainText(
    'The bank does not know this reference number.',
    pollTimeout,
  );
  expect((await readHeaderMoney(page)).balance).toBe('50,000.00');
});

test('the transactions list each deposit and filter by type', async ({ page, testServer }) => {
  await testServer.signIn(page, '/deposit');
  await fillDeposit(page, { amount: '2,500.50', bankReference: '123456780000' });
  await page.getByRole('button', { name: 'Send deposit request · ₹2,500.50' }).click();
  await expect(page.getByText('Your deposit request has been sent!').first()).toBeVisible();
  testServer.exchange.clock.advance(REQUEST_DECIDED_MS);
  await page.goto(`${testServer.url}/transaction?days=2026-11-20..2026-11-22`);
  const table = page
    .getByRole('grid', { name: 'Your deposits and withdrawals' })
    .or(page.getByRole('table', { name: 'Your deposits and withdrawals' }));
  await expect(table).toContainText('Rejected');
  await expect(table).toContainText('2,500.50');
  await page.getByRole('combobox', { name: 'Type' }).selectOption('Withdrawals');
  await expect(page.getByText('No transactions here')).toBeVisible();
});

test('a withdrawal keeps its fields after a refusal and is then accepted', async ({ page, testServer }) => {
  await testServer.signIn(page, '/withdraw');
  await expect(page.getByRole('button', { name: 'please add atleast one payment method!' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await page.getByRole('main').getByRole('link', { name: 'Add payment details' }).last().click();
  await expect(page).toHaveURL(/\/withdraw\/bank$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Add payment details' })).toBeVisible();
  await page.getByRole('radio', { name: 'Bank transfer' }).check();
  await page.getByRole('button', { name: 'Save details' }).click();
  await expect(page.getByText('This field is required.').first()).toBeVisible();
  const details = {
    'Account holder’s name': 'Asha Nair',
    'Bank name': 'Harbour Bank',
    'Account number': '123456789',
    'Account number again': '123456780',
    'IFSC code': 'hrbr0000042',
  };
  for (const [label, text] of Object.entries(details)) await page.getByLabel(label, { exact: true }).fill(text);
  await page.getByRole('button', { name: 'Save details' }).click();
  await expect(page.getByText('The two account numbers differ.')).toBeVisible();
  await page.getByLabel('Account number again').fill('123456789');
  await page.getByRole('button', { name: 'Save details' }).click();
  await expect(page).toHaveURL(/\/withdraw$/);
  await expect(page.getByText('HRBR0000042')).toBeVisible();

  const amount = page.getByLabel('Amount', { exact: true });
  await amount.fill('50000.01');
  await expect(page.getByRole('button', { name: 'Insufficient Balance!' })).toHaveAttribute('aria-disabled', 'true');
  await amount.fill('99');
  await page.getByLabel('Remark (optional)').fill('For the weekend');
  await page.getByRole('button', { name: 'Send withdrawal request · ₹99.00' }).click();
  await expect(page.getByText('Amount must be at least 100.').first()).toBeVisible();
  await expect(page.getByLabel('Remark (optional)')).toHaveValue('For the weekend');
  await amount.fill('1000');
  await page.getByRole('button', { name: 'Send withdrawal request · ₹1,000.00' }).click();
  await expect(page.getByText('Your withdrawal request has been sent!').first()).toBeVisible();
  await expect.poll(() => readHeaderMoney(page), pollTimeout).toEqual({ balance: '49,000.00', exposure: '0.00' });
  testServer.exchange.clock.advance(REQUEST_DECIDED_MS);
  await expect(requestSteps(page, 'withdrawal').last()).toContainText('The amount is on its way to you.', pollTimeout);

  await page.setViewportSize({ width: 360, height: 740 });
  await pressUntilFocused(page, 'Tab', /^Remove Bank transfer/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await pressUntilFocused(page, 'Tab', /^Remove$/);
  await page.keyboard.press('Enter');
  await expect(page.getByText('No payment details yet').first()).toBeVisible();
});

test('a deposit whose response is lost is reconciled and sent once', async ({ page, testServer }) => {
  await testServer.signIn(page, '/deposit');
  await fillDeposit(page, { amount: '900', bankReference: '12345678901234' });
  testServer.server.faults.applyToNext('wallet/walletchipIn', 'lost-after');
  await page.getByRole('button', { name: /^Send deposit request · / }).click();
  await expect(page.getByText(/Your deposit request (arrived\.|has been sent!)/).first()).toBeVisible(pollTimeout);
  await expect(findLatestRequest(page, 'deposit')).toContainText('₹900.00');
  expect(
    new Set(listRequests(testServer, 'wallet/walletchipIn').map(({ headers }) => headers['idempotency-key'])).size,
  ).toBe(1);
  testServer.exchange.clock.advance(REQUEST_DECIDED_MS);
  expect(testServer.exchange.betting.getBalance(demoUserId).available).toBe(5_090_000);
});

test('a withdrawal that never arrived stays unverified over a reload until the check ends', async ({
  page,
  testServer,
}) => {
  await testServer.signIn(page, '/withdraw/bank');
  await page.getByLabel('UPI ID').fill('asha@okbank');
  await page.getByRole('button', { name: 'Save details' }).click();
  const amount = page.getByLabel('Amount', { exact: true });
  await amount.fill('1200');
  testServer.server.faults.applyToAll('wallet/walletchipOutV2', 'lost-before');
  await page.getByRole('button', { name: /^Send withdrawal request · / }).click();
  await expect(page.getByText(/We could not confirm/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/We could not confirm/)).toBeVisible();
  await expect(amount).toHaveValue('1200');
  await expect(page.getByRole('button', { name: 'Waiting for your last request to be confirmed' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await expect(page.getByText(/did not arrive. Your balance is unchanged/)).toBeVisible({ timeout: 40_000 });
  testServer.server.faults.clear();
  await page.getByRole('button', { name: 'Send withdrawal request · ₹1,200.00' }).click();
  await expect(page.getByText('Your withdrawal request has been sent!').first()).toBeVisible();
  await expect.poll(() => readHeaderMoney(page), pollTimeout).toEqual({ balance: '48,800.00', exposure: '0.00' });
});

test('an open wallet tab takes over the deposit of a tab that was closed', async ({ page, testServer }) => {
  await testServer.signIn(page, '/deposit');
  const beside = await page.context().newPage();
  await beside.goto(`${testServer.url}/withdraw`);
  await expect(beside.getByRole('heading', { level: 1, name: 'Withdraw' })).toBeVisible();
  await expect(beside.getByRole('button', { name: 'please add atleast one payment method!' })).toBeVisible();
  await fillDeposit(page, { amount: '900', bankReference: '12345678901234' });
  testServer.server.faults.applyToAll('wallet/walletchipIn', 'lost-before');
  await page.getByRole('button', { name: /^Send deposit request · / }).click();
  await expect(page.getByText(/We could not confirm/)).toBeVisible();
  await page.close();
  await beside.getByRole('banner').getByRole('link', { name: 'Deposit' }).click();
  await expect(beside.getByText(/We could not confirm/)).toBeVisible();
  await expect(beside.getByLabel('Amount', { exact: true })).toHaveValue('900');
  await expect(beside.getByText(/This deposit request did not arrive/)).toBeVisible({ timeout: 40_000 });
  await expect(beside.getByLabel('Amount', { exact: true })).toHaveValue('900');
});
