import { expect, test } from 'vitest';
import { resolveFramePhase, type FramePhase } from './frame-phase.ts';

const signals = (description: string) => ({
  loaded: description.includes('loaded'),
  hasResponded: description.includes('alive'),
  isOverdue: description.includes('late'),
});

test.each<[string, FramePhase, FramePhase]>([
  ['no signal', 'loading', 'loading'],
  ['late', 'failed', 'failed'],
  ['loaded', 'shown', 'loading'],
  ['loaded, late', 'quiet', 'failed'],
  ['alive', 'shown', 'shown'],
  ['loaded, alive', 'shown', 'shown'],
  ['loaded, alive, late', 'shown', 'shown'],
  ['alive, late', 'shown', 'shown'],
])('resolveFramePhase of a frame (%s) is %s, and %s for hosts that post a message', (description, silent, greeting) => {
  expect([resolveFramePhase(signals(description), false), resolveFramePhase(signals(description), true)]).toEqual([
    silent,
    greeting,
  ]);
});
