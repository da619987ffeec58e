import { expect, test } from 'vitest';
import { resolveFramePhase, type FramePhase } from './frame-phase.ts';

const signals = (description: string) => ({
  loaded: description.includes('loaded'),
  hasResponded: description.includes('alive'),
  isOverdue: description.includes('late'),
});

test.each<[string, FramePhase, FramePhase]>([
  ['nothing yet', 'loading', 'loading'],
  ['late', 'failed', 'failed'],
  ['loaded', 'shown', 'loading'],
  ['loaded, late', 'quiet', 'failed'],
  ['alive', 'shown', 'shown'],
  ['loaded, alive', 'shown', 'shown'],
  ['loaded, alive, late', 'shown', 'shown'],
  ['alive, late', 'shown', 'shown'],
])('%s: %s, and %s where pages are known to greet', (description, silent, greeting) => {
  expect([resolveFramePhase(signals(description), false), resolveFramePhase(signals(description), true)]).toEqual([
    silent,
    greeting,
  ]);
});
