import 'fake-indexeddb/auto';
import { afterEach, describe, expect, test } from 'vitest';
import { type Money, units, ZERO } from '#shared/domain/money/money.ts';
import { HOUR_MS } from '#shared/format/durations.ts';
import type { Exchange } from '../exchange.ts';
import { openIndexedDbStore } from '../state/indexed-db-store.ts';
import { type InvariantExchange, openInvariantExchange } from './invariant-steps.ts';
import { EVENING, findUserId, openExchange, world } from './test-exchange.ts';

interface SettlementScene extends InvariantExchange {
  readonly marketId: string;
  readonly bettors: readonly [string, string];
}

/** Opens an exchange on which two bettors have backed the winner of a match that has not begun. */
async function openScene(): Promise<SettlementScene> {
  const opened = openInvariantExchange();
  const bettors = [opened.users[0] ?? '', opened.users[1] ?? ''] as const;
  for (const row of opened.board.listHomeMatches()) {
    const ending = world.findMarket(row.marketId)?.ending;
    if (row.inPlay || row.status !== 'open' || ending?.kind !== 'won') continue;
    const price = row.runners.find(({ runnerId }) => runnerId === ending.winnerId)?.back[0]?.price;
    if (price === undefined) continue;
    const order = {
      marketId: row.marketId,
      runnerId: ending.winnerId,
      side: 'back',
      price,
      stake: units(500),
    } as const;
    for (const bettor of bettors) expect(await opened.betting.place(bettor, order)).toMatchObject({ kind: 'placed' });
    return { ...opened, marketId: row.marketId, bettors };
  }
  throw new Error('no upcoming match has a price on its winner');
}

/** Makes the ledger fail once, between the entry of the second bettor and the cash. */
function interruptPayment({ core, bettors }: SettlementScene): void {
  const state = core.read();
  state.cash = new Proxy(state.cash, {
    set(cash, userId, amount: Money) {
      if (userId === bettors[1]) throw new Error('interrupted');
      cash[String(userId)] = amount;
      return true;
    },
  });
}

describe('a settlement that fails on its second bettor', () => {
  test('a result by the operator changes no balance, bet, statement or market', async () => {
    const scene = await openScene();
    const { core, operator, betting, ledger, marketId, bettors } = scene;
    const before = structuredClone(core.read());
    interruptPayment(scene);
    await expect(operator.settle(marketId)).rejects.toThrow('interrupted');
    expect(core.read()).toEqual(before);
    for (const bettor of bettors) {
      const balance = { available: units(49_500), exposure: units(-500), profitAndLoss: ZERO };
      expect(betting.getBalance(bettor)).toEqual(balance);
      expect(betting.list(bettor, 'open', {}).total).toBe(1);
      expect(ledger.getStatement(bettor, {}).rows.map(({ kind }) => kind)).toEqual(['opening']);
    }
  });

  test('a result at its time pays each bettor once, when the exchange reads its state again', async () => {
    const [scene, undisturbed] = await Promise.all([openScene(), openScene()]);
    const time = (world.findMarket(scene.marketId)?.settlesAt ?? 0) + HOUR_MS;
    interruptPayment(scene);
    expect(() => scene.clock.jumpTo(time)).toThrow('interrupted');
    undisturbed.clock.jumpTo(time);
    for (const { core } of [scene, undisturbed]) await core.changeState(() => undefined);
    expect(scene.core.read()).toEqual(undisturbed.core.read());
    expect(scene.betting.getBalance(scene.bettors[1]).available).toBeGreaterThan(units(50_000));
  });
});

const storages: readonly (readonly [name: string, open: () => Promise<Exchange>])[] = [
  ['memory', () => Promise.resolve(openExchange())],
  [
    'IndexedDB',
    async () => {
      const exchange = openExchange(EVENING, { store: openIndexedDbStore('atomic-changes') });
      await exchange.waitUntilRead();
      return exchange;
    },
  ],
];

describe.each(storages)('an exchange with its state in %s', (_name, open) => {
  let exchange: Exchange;
  afterEach(() => exchange.dispose());

  test('keeps balance and statement when a command fails after it has posted cash', async () => {
    exchange = await open();
    const demo = findUserId(exchange, 'demo');
    const slice = exchange.createStateSlice<readonly number[]>('test', []);
    const read = () => [exchange.betting.getBalance(demo), exchange.ledger.getStatement(demo, {}), slice.read()];
    const before = read();
    const failing = slice.change((_value, cashier) => {
      expect(cashier.post(demo, { kind: 'deposit', amount: units(100), description: 'Deposit' })).toBe(true);
      throw new Error('in the middle');
    });
    await expect(failing).rejects.toThrow('in the middle');
    expect(read()).toEqual(before);
    await slice.change((value) => ({ value: [...value, 1], result: null }));
    expect(read()).toEqual([...before.slice(0, 2), [1]]);
  });
});
