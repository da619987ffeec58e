import { getResponse } from 'msw';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { statements } from '#shared/api/contract/account/statements.ts';
import type { Exchange } from '../exchange/exchange.ts';
import { openExchange } from '../exchange/tests/test-exchange.ts';
import { createAccountHandlers } from './account.ts';

let exchange: Exchange;
beforeEach(() => void (exchange = openExchange()));
afterEach(() => exchange.dispose());

async function readStatement(statementType: string | null): Promise<unknown> {
  const result = await exchange.accounts.signIn({ userName: 'demo', password: 'Demo1234' });
  if (result.kind !== 'signed-in') throw new Error(result.kind);
  const request = new Request(`https://exchange.example${statements.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${result.session.accessToken}` },
    body: JSON.stringify({ statement_type: statementType, page: 1, limit: 10 }),
  });
  return (await getResponse(createAccountHandlers(exchange), request))?.json();
}

test.each([null, '', 'opening'])('the statement has the opening row for the type %j', async (type) => {
  expect(await readStatement(type)).toMatchObject({ status: true, metadata: { total: 1 } });
});

test('the statement has no rows for an unknown type', async () => {
  expect(await readStatement('lottery')).toEqual({ status: true, data: [], metadata: { total: 0, page: 1 } });
});
