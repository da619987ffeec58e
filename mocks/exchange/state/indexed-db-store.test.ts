import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { units } from '#shared/domain/money/money.ts';
import { odds } from '#shared/domain/odds/odds.ts';
import { HOUR_MS, SECOND_MS } from '#shared/format/durations.ts';
import type { Exchange } from '../exchange.ts';
import { createBestOrder, EVENING, findMarket, findUserId, openExchange } from '../tests/test-exchange.ts';
import { openIndexedDbStore } from './indexed-db-store.ts';

let names = 0;
const createName = () => `test-${names++}`;

async function openTab(name: string, at = EVENING): Promise<Exchange> {
  const exchange = openExchange(at, { store: openIndexedDbStore(name) });
  await exchange.waitUntilRead();
  return exchange;
}

const findUpcomingMarket = (exchange: Exchange) =>
  createBestOrder(
    findMarket(exchange, (market) => !market.inPlay && market.type === 'match-odds'),
    'back',
    500,
  );

test('IndexedDbStore keeps bets, ledger, sessions and inboxes over a reload until a reset', async () => {
  const name = createName();
  const first = await openTab(name);
  const demo = findUserId(first, 'demo');
  await first.betting.place(demo, findUpcomingMarket(first));
  const signedIn = await first.accounts.signIn({ userName: 'demo', password: 'Demo1234' });
  first.createStateSlice<number[]>('wallet', []).write([1, 2]);
  await first.waitUntilSaved();
  first.dispose();

  const reloaded = await openTab(name, EVENING + SECOND_MS);
  expect(reloaded.betting.list(demo, 'open', {}).total).toBe(1);
  expect(reloaded.betting.getBalance(demo).available).toBe(units(49_500));
  expect(signedIn.kind === 'signed-in' && reloaded.accounts.findUserId(signedIn.session.accessToken)).toBe(demo);
  expect(reloaded.createStateSlice<number[]>('wallet', []).read()).toEqual([1, 2]);
  await reloaded.reset();
  reloaded.dispose();

  const reopened = await openTab(name);
  expect(reopened.betting.list(demo, 'open', {}).total).toBe(0);
  expect(reopened.betting.getBalance(demo).available).toBe(units(50_000));
  reopened.dispose();
});

test('the next visit finishes the bets that were open when the page closed', async () => {
  const name = createName();
  const first = await openTab(name);
  const demo = findUserId(first, 'demo');
  const order = {
    ...createBestOrder(
      findMarket(first, (market) => market.inPlay && market.sportId === '2' && market.type === 'match-odds'),
      'back',
    ),
    price: odds(101),
  };
  void first.betting.place(demo, order, 'left-behind');
  await first.waitUntilSaved();
  expect(first.betting.list(demo, 'open', {}).total).toBe(0);
  first.dispose();

  const soon = await openTab(name, EVENING + 10 * SECOND_MS);
  expect(soon.betting.list(demo, 'open', {}).total).toBe(1);
  expect(await soon.betting.place(demo, order, 'left-behind')).toMatchObject({ kind: 'placed' });
  expect(soon.betting.list(demo, 'open', {}).total).toBe(1);
  await soon.waitUntilSaved();
  soon.dispose();

  const nextDay = await openTab(name, EVENING + 24 * HOUR_MS);
  expect(nextDay.betting.list(demo, 'open', {}).total).toBe(0);
  expect(nextDay.betting.getBalance(demo).exposure).toBe(0);
  nextDay.dispose();
});

test('two tabs write into one ledger and lose no entry', async () => {
  const name = createName();
  const [left, right] = [await openTab(name), await openTab(name)];
  const demo = findUserId(left, 'demo');
  const order = findUpcomingMarket(left);
  await Promise.all(
    [1, 2, 3, 4, 5].flatMap((n) => [
      left.betting.place(demo, order, `l${n}`),
      right.betting.place(demo, order, `r${n}`),
    ]),
  );
  await Promise.all([left.waitUntilSaved(), right.waitUntilSaved()]);
  expect((await left.betting.place(demo, order, 'r3')).kind).toBe('placed');
  expect(left.betting.list(demo, 'open', {}).total).toBe(10);
  expect(left.betting.getBalance(demo).available).toBe(units(45_000));
  await right.ledger.post(demo, { kind: 'deposit', amount: units(1), description: 'Read again' });
  expect(right.betting.list(demo, 'open', {}).total).toBe(10);
  left.dispose();
  right.dispose();
});
