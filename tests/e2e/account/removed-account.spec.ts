import { demoUserId } from '#mocks/exchange/state/initial-state.ts';
import { createWallet } from '#mocks/exchange/wallet/wallet.ts';
import { expect, test } from '../support/fixtures.ts';
import { pollTimeout } from '../support/wallet.ts';

test.use({ clock: 'stopped' });

test('a withdrawal selects no other account when the selected one was removed elsewhere', async ({
  page,
  testServer,
}) => {
  const wallet = createWallet(testServer.exchange);
  const holder = { bank_name: 'Harbour Bank', bank_holder_name: 'Asha Nair', ifsc_code: 'HRBR0000042' };
  for (const account of ['123456789', '987654321'])
    await wallet.addDetail(demoUserId, 'bank', { ...holder, account_no: account });
  await testServer.signIn(page, '/withdraw');
  await page.getByRole('radio').last().check();
  await page.getByLabel('Amount').pressSequentially('1,500');
  const [, selected] = wallet.listDetails(demoUserId);
  await wallet.removeDetail(demoUserId, selected?.detailId ?? '');
  const readButton = async () => {
    // The bettor comes back to the page, which reads the list again when it is a few seconds old.
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
    return page.getByRole('button', { name: 'This account is no longer offered. Select another one.' }).count();
  };
  await expect.poll(readButton, pollTimeout).toBe(1);
  await expect(page.getByRole('radio')).not.toBeChecked();
  await page.getByRole('radio').check();
  await expect(page.getByRole('button', { name: 'Send withdrawal request · ₹1,500.00' })).toBeVisible();
  await expect(page.getByLabel('Amount')).toHaveValue('1,500');
});
