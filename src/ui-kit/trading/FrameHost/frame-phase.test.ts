import { expect, test } from 'vitest';
import { type FramePhase, resolveFramePhase } from './frame-phase.ts';

const parseSignals = (description: string) => ({
  isLoaded: description.includes('loaded'),
  hasResponded: description.includes('alive'),
  isOverdue: description.includes('late'),
});

test.each<[string, FramePhase, FramePhase]>([
  ['no signal', 'loading', 'loading'],
  ['late', 'failed', 'failed'],
  ['loaded', 'visible', 'loading'],
  ['loaded, late', 'quiet', 'failed'],
  ['alive', 'visible', 'visible'],
  ['loaded, alive', 'visible', 'visible'],
  ['loaded, alive, late', 'visible', 'visible'],
  ['alive, late', 'visible', 'visible'],
])('resolveFramePhase of a frame (%s) is %s, or %s for hosts that post a message', (description, silent, greeting) => {
  expect([
    resolveFramePhase(parseSignals(description), false),
    resolveFramePhase(parseSignals(description), true),
  ]).toEqual([silent, greeting]);
});
