import { expect, test } from 'vitest';
import { startReconciliation } from '#shared/commands/reconciliation.ts';
import type { TelemetryEvent } from '#shared/telemetry/telemetry-event.ts';
import { createCommandTracker } from './track-commands.ts';

type CommandEvent = Extract<TelemetryEvent, { kind: 'command' }>;

const command = { reference: 'r-1', userId: 'u-1', sentAt: 1_000 };
const reconciliation = startReconciliation(0, 15_000);
const sent = { type: 'sent' } as const;
const unverified = { type: 'unverified', reconciliation } as const;
const accept = (...receipts: readonly number[]) => ({ type: 'accepted', message: null, receipts }) as const;

/** Returns the steps of one command, whose outcomes arrive a second apart. */
function listSteps(outcomes: readonly CommandEvent['outcome'][], more: Partial<CommandEvent['command']> = {}) {
  const track = createCommandTracker();
  return outcomes.flatMap((outcome, index) =>
    track({ kind: 'command', name: 'bet', command: { ...command, ...more }, outcome }, 1_000 * (index + 1)),
  );
}

test('createCommandTracker follows a held bet until it is placed', () => {
  expect(listSteps([sent, accept(1)], { delaySeconds: 5 })).toEqual([
    { command: 'bet', step: 'sent' },
    { command: 'bet', step: 'held', delay_ms: 5_000 },
    { command: 'bet', step: 'placed', duration_ms: 1_000 },
  ]);
});

test('createCommandTracker follows a bet that is refused', () => {
  const steps = listSteps([sent, { type: 'refused', message: 'x' }]);
  expect(steps.map(({ step }) => step)).toEqual(['sent', 'refused']);
});

test('createCommandTracker reports one unverified step, and the result of the reconciliation', () => {
  const checked = { type: 'unverified', reconciliation: { ...reconciliation, attempts: 2 } } as const;
  expect(listSteps([sent, unverified, checked, { type: 'not-taken' }]).slice(1)).toEqual([
    { command: 'bet', step: 'unverified', duration_ms: 1_000 },
    { command: 'bet', step: 'reconciled', outcome: 'not-taken', checks: 2, duration_ms: 3_000 },
  ]);
});

test('createCommandTracker reports a bet that an earlier page sent', () => {
  expect(listSteps([unverified, accept(1)]).map(({ step }) => step)).toEqual(['unverified', 'reconciled']);
});

test('createCommandTracker reports a bet that the server took twice', () => {
  expect(listSteps([sent, accept(), accept(1), accept(1, 2)]).slice(2)).toEqual([
    { command: 'bet', step: 'contradicted', outcome: 'placed' },
  ]);
});

test('createCommandTracker reports a refused bet that the list shows', () => {
  const steps = listSteps([sent, { type: 'refused', message: 'x' }, accept(1)]);
  expect(steps.at(-1)).toEqual({ command: 'bet', step: 'contradicted', outcome: 'placed' });
});

test('createCommandTracker expects as many bets of a multi-bet as it has legs', () => {
  expect(listSteps([sent, accept(), accept(1, 2)], { legs: [1, 2] })).toHaveLength(2);
});
