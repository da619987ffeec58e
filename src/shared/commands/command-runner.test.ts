import { beforeEach, describe, expect, test } from 'vitest';
import type { CommandOutcome, CommandResponse, MoneyCommand } from './command.ts';
import { createCommandRunner } from './command-runner.ts';
import { createReceiptAssignments } from './receipt-assignments.ts';
import { createVirtualTime, flushPromises, type VirtualTime } from './testing/virtual-time.ts';

/** An order for several items at once: the server creates one receipt for each. */
interface Order {
  readonly items: readonly string[];
}

interface Receipt {
  readonly id: string;
  readonly item: string;
}

interface ExpectedReceipt {
  readonly reference: string;
  readonly userId: string;
  readonly sentAt: number;
  readonly item: string;
}

let time: VirtualTime;
let listed: readonly Receipt[];
let refreshes: number;
let stored: Map<string, MoneyCommand<Order>>;
let sent: MoneyCommand<Order>[];
let outcomes: CommandOutcome<Receipt>[];
let send: () => Promise<CommandResponse<Receipt>>;

function openRunner(userId: string | null = 'ada') {
  const runner = createCommandRunner<Order, Receipt, ExpectedReceipt>({
    name: 'bet',
    send(command) {
      sent.push(command);
      return send();
    },
    listReceipts: () => Promise.resolve({ receipts: listed, isWhole: true }),
    refreshReceipts: () => Promise.resolve(listed),
    refresh: () => void (refreshes += 1),
    listExpectedReceipts: ({ items, ...identity }) => items.map((item) => ({ ...identity, item })),
    matches: (expected, receipt) => expected.item === receipt.item,
    getTarget: ({ items }) => items.join(),
    getConclusiveAfterMs: () => 20_000,
    resumedFrom: 'sending',
    pending: {
      load: (owner) => [...stored.values()].filter((command) => command.userId === owner),
      save: (command) => void stored.set(command.reference, command),
      remove: (reference) => void stored.delete(reference),
    },
    assignments: createReceiptAssignments<ExpectedReceipt, Receipt>({
      getId: ({ id }) => id,
      createdAt: () => 0,
      getReference: () => null,
      isSameExpected: (a, b) => a.item === b.item,
    }),
    exposure: null,
    clock: time,
    newReference: () => `ref-${sent.length + 1}`,
  });
  runner.subscribe((_, outcome) => outcomes.push(outcome));
  if (userId !== null) runner.resume(userId);
  return runner;
}

const both: Order = { items: ['a', 'b'] };
const createReceipt = (item: string, id = `receipt-${item}`): Receipt => ({ id, item });
const getLastOutcome = () => outcomes.at(-1);

beforeEach(() => {
  [time, listed, refreshes, sent, outcomes] = [createVirtualTime(1_000_000), [], 0, [], []];
  stored = new Map();
  send = () => Promise.resolve({ type: 'lost' });
});

describe('CommandRunner', () => {
  test('sends nothing before a user is known', () => {
    const runner = openRunner(null);
    expect(runner.send(both)).toBeNull();
    runner.resume('ada');
    expect(runner.send(both)).toMatchObject({ reference: 'ref-1', userId: 'ada', sentAt: 1_000_000 });
    expect(sent).toHaveLength(1);
  });

  test('treats a request that fails before it leaves as lost', async () => {
    send = () => {
      throw new TypeError('no network');
    };
    openRunner().send(both);
    await flushPromises();
    expect(getLastOutcome()).toMatchObject({
      type: 'unverified',
      reconciliation: { attempts: 0, conclusiveAt: 1_020_000 },
    });
  });

  test('checks at 0, 5 and 20 seconds and then reports that the command was not taken', async () => {
    openRunner().send(both);
    await time.pass(19_999);
    expect(getLastOutcome()).toMatchObject({
      type: 'unverified',
      reconciliation: { attempts: 2, lastResult: 'not-listed' },
    });
    await time.pass(1);
    expect(getLastOutcome()).toEqual({ type: 'not-taken' });
    expect([stored.size, refreshes]).toEqual([0, 0]);
  });

  test('waits for every expected receipt, until the list is conclusive', async () => {
    listed = [createReceipt('a')];
    openRunner().send(both);
    await time.pass(10_000);
    expect(getLastOutcome()?.type).toBe('unverified');
    listed = [createReceipt('b'), createReceipt('a')];
    await time.pass(10_000);
    expect(getLastOutcome()).toEqual({
      type: 'accepted',
      message: null,
      receipts: [createReceipt('a'), createReceipt('b')],
    });
  });

  test('reports a command that the server took in part', async () => {
    listed = [createReceipt('b')];
    openRunner().send(both);
    await time.pass(20_000);
    expect(getLastOutcome()).toEqual({ type: 'partly-accepted', receipts: [createReceipt('b')] });
    expect([stored.size, refreshes]).toEqual([0, 1]);
  });

  test('reports every receipt of a command that the server refused and took', async () => {
    send = () => Promise.resolve({ type: 'refused', message: 'No' });
    listed = [createReceipt('a'), createReceipt('b'), createReceipt('b', 'receipt-c')];
    openRunner().send(both);
    await flushPromises();
    expect(outcomes).toMatchObject([
      { type: 'refused' },
      { type: 'accepted', refusalMessage: 'No', receipts: [{}, {}, {}] },
    ]);
  });

  test('keeps the reference of a command that was not taken when the caller names it', async () => {
    const runner = openRunner();
    runner.send(both);
    await time.pass(20_000);
    runner.send(both, undefined, 'ref-1');
    listed = [createReceipt('a'), createReceipt('b')];
    await time.pass(20_000);
    expect(sent.map(({ reference }) => reference)).toEqual(['ref-1', 'ref-1']);
    expect(getLastOutcome()).toMatchObject({ type: 'accepted', receipts: [{}, {}] });
  });

  test('resumes only the commands of the user who signs in', async () => {
    openRunner().send(both);
    const runner = openRunner();
    expect(runner.resume('ben')).toEqual([]);
    expect(runner.resume('ada')).toMatchObject([
      { command: { reference: 'ref-1' }, reconciliation: { conclusiveAt: 1_020_000 } },
    ]);
  });
});
