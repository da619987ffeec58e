import type { Money } from '#shared/domain/money/money.ts';
import type { Exchange } from '../../exchange.ts';
import { EVENING, findUserId, openExchange } from '../../tests/test-exchange.ts';
import { createWallet, type DepositInput, type WalletService } from '../wallet.ts';
import { readRequestState } from '../wallet-state.ts';

export const account = {
  bank_name: 'Harbour Bank',
  bank_holder_name: 'Demo',
  ifsc_code: 'HRBR0000042',
  account_no: '123456789',
};
export const depositInput: DepositInput = {
  amount: '2500.50',
  payeeId: 'payee-upi',
  bankReference: '123456789012',
  remark: 'UPI',
  hasScreenshot: true,
};

/** Opens an exchange with a wallet, for the demo user. */
export async function openWallet(settings: Parameters<typeof openExchange>[1] = {}) {
  const exchange = openExchange(EVENING, settings);
  await exchange.waitUntilRead();
  const wallet = createWallet(exchange);
  const userId = findUserId(exchange, 'demo');
  const getAvailable = () => exchange.betting.getBalance(userId).available;
  const findNewest = async () => {
    const [row] = (await wallet.listRequests(userId, {})).rows;
    if (row === undefined) throw new Error('no request');
    return { ...row, ...readRequestState(row, exchange.clock.now()) };
  };
  return { exchange, wallet, userId, getAvailable, findNewest };
}

/** Stores bank details and returns their id. */
export async function addDetails(wallet: WalletService, userId: string, fields = account): Promise<string> {
  await wallet.addDetail(userId, 'bank', fields);
  return wallet.listDetails(userId).at(-1)?.detailId ?? '';
}

export const listStatementAmounts = (exchange: Exchange, userId: string): readonly Money[] =>
  exchange.ledger.getStatement(userId, { limit: 1000 }).rows.map(({ amount }) => amount);
