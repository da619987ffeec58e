import { expect, test } from 'vitest';
import { phaseOf, type FramePhase } from './frameLife.ts';

const life = (words: string) => ({ loaded: words.includes('loaded'), alive: words.includes('alive'), late: words.includes('late') });

test.each<[string, FramePhase, FramePhase]>([
  ['nothing yet', 'loading', 'loading'],
  ['late', 'failed', 'failed'],
  ['loaded', 'shown', 'loading'],
  ['loaded, late', 'quiet', 'failed'],
  ['alive', 'shown', 'shown'],
  ['loaded, alive', 'shown', 'shown'],
  ['loaded, alive, late', 'shown', 'shown'],
  ['alive, late', 'shown', 'shown'],
])('%s: %s, and %s where pages are known to greet', (words, silent, greeting) => {
  expect([phaseOf(life(words), false), phaseOf(life(words), true)]).toEqual([silent, greeting]);
});
