import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ServerBehavior, serverBehavior, type Step, step, TARGETS, USERS } from './testing/histories.ts';
import { createServerModel, type NetworkOutcome, type Receipt } from './testing/server-model.ts';
import { createTabModel } from './testing/tab-model.ts';
import { createVirtualTime } from './testing/virtual-time.ts';

/** Longer than the last scheduled check, the latest response and the slowest list together. */
const QUIET_MS = 90_000;

interface Press {
  readonly reference: string;
  readonly tab: number;
  readonly target: string;
  readonly userId: string;
  readonly at: number;
  /** Whether a reload, another user or an unreadable list may have ended the comparison with the response. */
  wasInterrupted: boolean;
  /** Whether the same target was sent again, which ends the comparison of a refusal. */
  wasRepeated: boolean;
}

async function play(
  { returnsReferences, isRepeating, hasProbe, listLatencyMs }: ServerBehavior,
  steps: readonly Step[],
) {
  const time = createVirtualTime(1_000_000);
  const server = createServerModel(time, returnsReferences);
  let references = 0;
  const newReference = () => `ref-${(references += 1)}`;
  const latency = returnsReferences ? listLatencyMs : 0;
  const tabs = [0, 1].map(() => createTabModel({ time, server, listLatencyMs: latency, hasProbe, newReference }));
  const tabAt = (index: number) => {
    const found = tabs[index];
    if (found === undefined) throw new RangeError(`no tab ${index}`);
    return found;
  };
  const presses: Press[] = [];
  const interrupt = (index: number | null) => {
    for (const each of presses) if (index === null || each.tab === index) each.wasInterrupted = true;
  };

  function press(
    index: number,
    target: string,
    { actsLate, ...sent }: NetworkOutcome & { readonly actsLate: boolean },
  ): void {
    const page = tabAt(index);
    const userId = page.getUser() ?? '';
    const isStored = [...page.stored.values()].some((each) => each.userId === userId && each.target === target);
    const isEqual = (each: Press) =>
      each.target === target && each.userId === userId && time.now() - each.at < QUIET_MS;
    if (!returnsReferences && isRepeating && presses.some(isEqual)) return;
    const before = server.requests.length;
    const knownIds = returnsReferences ? null : server.listByUser(userId).map(({ id }) => id);
    // The comparison of a refusal ends with the first receipt that contradicts it.
    const late = actsLate && returnsReferences && hasProbe ? { respondsAt: 0, repeatsAt: [] } : {};
    const repeats = isRepeating ? {} : { repeatsAt: [] };
    const command = page.send({ target, knownIds }, { ...sent, ...late, ...repeats });
    if (command !== null) {
      expect(isStored, 'a target without an outcome is not sent again').toBe(false);
      expect(page.stored.has(command.reference), 'a command is stored before it is sent').toBe(true);
      for (const each of presses) if (each.tab === index && each.target === target) each.wasRepeated = true;
      const { reference } = command;
      const wasInterrupted = server.state.areListsDown;
      presses.push({ reference, tab: index, target, userId, at: time.now(), wasInterrupted, wasRepeated: false });
    }
    // Press a second time in the same moment.
    expect(page.send({ target, knownIds }, sent), 'a second press sends nothing').toBeNull();
    expect(server.requests.length - before, 'requests of one press').toBe(command === null ? 0 : 1);
  }

  for (const index of [0, 1]) tabAt(index).signIn(USERS[0]);
  for (const each of steps) {
    const index = 'tab' in each && returnsReferences ? each.tab : 0;
    switch (each.kind) {
      case 'press':
        press(index, TARGETS[each.target] ?? '', each.networkOutcome);
        break;
      case 'pass':
        await time.pass(each.ms);
        break;
      case 'reload':
        interrupt(index);
        tabAt(index).reload();
        break;
      case 'signIn':
        interrupt(index);
        tabAt(index).signIn(USERS[each.user] ?? '');
        break;
      case 'checkNow':
        for (const reference of tabAt(index).reports.keys()) tabAt(index).checkNow(reference);
        break;
      case 'lists':
        server.state.areListsDown = returnsReferences && each.areDown;
        if (server.state.areListsDown) interrupt(null);
        break;
    }
    await time.pass(0);
  }

  await time.pass(QUIET_MS);
  server.state.areListsDown = false;
  for (const page of tabs) {
    for (const user of [...USERS, ...USERS]) {
      page.signIn(user);
      page.signIn(user);
      await time.pass(QUIET_MS);
    }
  }
  return { server, tabs, presses };
}

const listSortedIds = (receipts: readonly Receipt[]) => receipts.map(({ id }) => id).sort();

function verifyReceipts({ server, tabs, presses }: Awaited<ReturnType<typeof play>>): void {
  expect(server.requests).toHaveLength(new Set(server.requests).size);
  expect(presses.map(({ reference }) => reference)).toEqual(server.requests);
  for (const page of tabs) {
    expect(page.violations).toEqual([]);
    expect([...page.stored.keys()], 'no command is forgotten').toEqual([]);
  }
  for (const { reference, tab: index, wasInterrupted, wasRepeated } of presses) {
    const outcome = tabs[index]?.reports.get(reference);
    const created = listSortedIds(server.listReceipts(reference));
    switch (outcome?.type) {
      case 'accepted':
        expect(created, `${reference} was reported as accepted`).not.toEqual([]);
        if (wasInterrupted) expect(created).toEqual(expect.arrayContaining(listSortedIds(outcome.receipts)));
        else expect(listSortedIds(outcome.receipts), `${reference} has these receipts`).toEqual(created);
        break;
      case 'refused':
        if (!wasInterrupted && !wasRepeated) expect(created, `${reference} was reported as refused`).toEqual([]);
        break;
      case 'not-taken':
        expect(created, `${reference} was reported as not taken`).toEqual([]);
        break;
      default:
        expect.unreachable(`${reference} was never reported, or stayed ${outcome?.type}`);
    }
  }
}

describe('CommandRunner against a model of the server', () => {
  test("sends every press once and reports the server's state in any history", { timeout: 120_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(
        serverBehavior,
        fc.array(step, { minLength: 4, maxLength: 30, size: 'max' }),
        async (setting, steps) => {
          verifyReceipts(await play(setting, steps));
        },
      ),
      { numRuns: 2_000 },
    );
  });
});
