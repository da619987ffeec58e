import { describe, expect, test, vi } from 'vitest';
import type { WalletRequest } from '#shared/api/contract/wallet.ts';
import { units } from '#shared/domain/money.ts';
import { depositOrder, intentOf, NOW, requestRow, withdrawalOrder } from '../testing/samples.ts';
import { createDesk, type DeskPorts, type Heard } from './desk.ts';
import type { Intent } from './payment.ts';

const picture = new Blob(['picture']);

/** A desk whose time, answers and lists are in the test's hands. */
function room({ kept = [] as Intent[], answer = { kind: 'lost' } as Heard | Promise<Heard>, rows = [] as WalletRequest[] | 'unreadable' } = {}) {
  const timers: { at: number; callback: () => void }[] = [];
  const state = { now: NOW, rows, answer };
  let references = 0;
  const ports = {
    send: vi.fn<DeskPorts['send']>(() => Promise.resolve(state.answer)),
    list: vi.fn<DeskPorts['list']>(() => (state.rows === 'unreadable' ? Promise.reject(new Error('down')) : Promise.resolve(state.rows))),
    refreshList: vi.fn<DeskPorts['refreshList']>(() => (state.rows === 'unreadable' ? Promise.reject(new Error('down')) : Promise.resolve(state.rows))),
    refresh: vi.fn(),
    pending: { load: () => kept, keep: vi.fn(), drop: vi.fn() },
    now: () => state.now,
    later(ms: number, callback: () => void) {
      const timer = { at: state.now + ms, callback };
      timers.push(timer);
      return () => void timers.splice(timers.indexOf(timer), timers.includes(timer) ? 1 : 0);
    },
    newReference: () => `r-${(references += 1)}`,
  } satisfies DeskPorts;
  const desk = createDesk(ports);
  desk.enter('u1');
  const settle = () => new Promise((resolve) => setTimeout(resolve, 0));
  async function pass(ms: number) {
    await settle();
    const until = state.now + ms;
    for (let next = timers.sort((a, b) => a.at - b.at)[0]; next !== undefined && next.at <= until; next = timers.sort((a, b) => a.at - b.at)[0]) {
      timers.shift();
      state.now = Math.max(state.now, next.at);
      next.callback();
      await settle();
    }
    state.now = until;
  }
  return { desk, ports, state, pass, phase: () => desk.store.getState().deposit.phase };
}

test('ten presses send once, and a withdrawal does not wait for a deposit', async () => {
  const { desk, ports } = room({ answer: new Promise<Heard>(() => undefined) });
  const taken = Array.from({ length: 10 }, () => desk.submit(depositOrder, [], picture));
  expect(taken).toEqual([true, ...Array<boolean>(9).fill(false)]);
  expect(desk.submit(withdrawalOrder, [], null)).toBe(true);
  expect(ports.send).toHaveBeenCalledTimes(2);
  expect(ports.pending.keep).toHaveBeenCalledTimes(2);
});

test('before anybody is known to be signed in nothing is sent', () => {
  const { ports } = room();
  const desk = createDesk(ports);
  expect(desk.submit(depositOrder, [], picture)).toBe(false);
});

test('what the server took or refused is told in its words, and is kept no longer', async () => {
  const taken = room({ answer: { kind: 'taken', message: 'Sent!' } });
  taken.desk.submit(depositOrder, [], picture);
  await taken.pass(0);
  expect(taken.desk.store.getState().deposit).toMatchObject({ phase: 'taken', message: 'Sent!' });
  expect(taken.ports.pending.drop).toHaveBeenCalledWith('r-1');
  const refused = room({ answer: { kind: 'refused', message: 'Insufficient Balance!' } });
  refused.desk.submit(depositOrder, [], picture);
  await refused.pass(0);
  expect(refused.desk.store.getState().deposit).toMatchObject({ phase: 'refused', refusal: { by: 'server', message: 'Insufficient Balance!' } });
  expect([refused.desk.submit(depositOrder, [], picture), refused.ports.send.mock.calls.map(([{ reference }]) => reference)]).toEqual([true, ['r-1', 'r-2']]);
});

describe('an answer that was lost', () => {
  test('is looked for at once, after 5 s and after 15 s, and blocks its kind until then', async () => {
    const { desk, ports, pass, phase } = room();
    desk.submit(depositOrder, [], picture);
    await pass(0);
    expect([ports.list.mock.calls.length, phase()]).toEqual([1, 'unknown']);
    expect(desk.submit(depositOrder, [], picture)).toBe(false);
    await pass(14_999);
    expect([ports.list.mock.calls.length, phase()]).toEqual([2, 'unknown']);
    await pass(1);
    expect(desk.store.getState().deposit).toMatchObject({ phase: 'refused', refusal: { by: 'check' } });
    expect(ports.send).toHaveBeenCalledOnce();
  });

  test('is found among the requests, and what it changed is read anew', async () => {
    const { desk, ports, pass, phase } = room({ rows: [requestRow()] });
    desk.submit(depositOrder, [], picture);
    await pass(0);
    expect(phase()).toBe('taken');
    expect(ports.refresh).toHaveBeenCalledOnce();
    expect(ports.pending.drop).toHaveBeenCalledWith('r-1');
  });

  test('stays unknown while the list cannot be read, however long, until the bettor asks again', async () => {
    const { desk, state, pass, phase } = room({ rows: 'unreadable' });
    desk.submit(depositOrder, [], picture);
    await pass(3_600_000);
    expect(desk.store.getState().deposit).toMatchObject({ phase: 'unknown', doubt: { last: 'unreadable' } });
    state.rows = [requestRow()];
    desk.checkAgain('deposit');
    await pass(0);
    expect(phase()).toBe('taken');
  });

  test('is sent again under the same reference if it is the same order, and under another if it is not', async () => {
    const { desk, ports, pass } = room();
    desk.submit(depositOrder, [], picture);
    await pass(15_000);
    desk.submit(depositOrder, [], picture);
    await pass(15_000);
    desk.submit({ ...depositOrder, amount: units(2600) }, [], picture);
    expect(ports.send.mock.calls.map(([{ reference }]) => reference)).toEqual(['r-1', 'r-1', 'r-2']);
  });

  test('survives a reload: looked for when its bettor comes back, and only theirs', async () => {
    const { desk, pass, phase } = room({ kept: [intentOf(depositOrder)], rows: [requestRow()] });
    expect([phase(), desk.store.getState().restored.deposit?.bankReference]).toEqual(['unknown', '123456789012']);
    await pass(0);
    expect(phase()).toBe('taken');
  });

  test('of one bettor tells the next one nothing', async () => {
    let hear: (heard: Heard) => void = () => undefined;
    const { desk, ports, phase, pass } = room({ answer: new Promise<Heard>((resolve) => (hear = resolve)) });
    desk.submit(depositOrder, [], picture);
    desk.enter('u2');
    hear({ kind: 'taken', message: 'Sent!' });
    await pass(0);
    expect(phase()).toBe('idle');
    expect(ports.pending.drop).not.toHaveBeenCalled();
  });
});

test('an upload tells how far it is, and nothing before it is known', () => {
  const { desk, ports } = room({ answer: new Promise<Heard>(() => undefined) });
  desk.submit(depositOrder, [], picture);
  expect(desk.store.getState().deposit).toMatchObject({ phase: 'sent', uploaded: null });
  ports.send.mock.calls[0]?.[2](0.4);
  expect(desk.store.getState().deposit).toMatchObject({ phase: 'sent', uploaded: 0.4 });
});
