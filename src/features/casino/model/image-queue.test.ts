import { expect, test } from 'vitest';
import { createImageQueue } from './image-queue.ts';

/** A fake window of 800 px. The test triggers its frames, 60 per second. */
function createTestPage() {
  const steps: ((now: number) => void)[] = [];
  let [now, top] = [0, 0];
  const queue = createImageQueue({
    readScroll: () => ({ top, height: 800 }),
    requestFrame: (step) => void steps.push(step),
  });
  return {
    turns: queue,
    countRequests: () => steps.length,
    /** Runs `count` frames and scrolls the page by `moved` px before each. */
    frames(count: number, moved = 0) {
      for (let frame = 0; frame < count; frame += 1) {
        now += 1000 / 60;
        top += moved;
        for (const step of steps.splice(0)) step(now);
      }
    },
  };
}

const enqueueCards = (queue: ReturnType<typeof createTestPage>['turns'], count: number) => {
  const startedCards: number[] = [];
  const cancels = Array.from({ length: count }, (_, card) => queue.enqueue(() => startedCards.push(card)));
  return { given: startedCards, leave: cancels };
};

test('createImageQueue starts a few images per frame, in order, while the page stands still', () => {
  const { turns: queue, frames, countRequests } = createTestPage();
  const { given: startedCards } = enqueueCards(queue, 7);
  frames(2);
  expect(startedCards).toEqual([0, 1, 2]);
  frames(2);
  expect(startedCards).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(countRequests()).toBe(0);
});

test('createImageQueue starts no image during a fast scroll and continues when the page slows down', () => {
  const { turns: queue, frames } = createTestPage();
  const { given: startedCards, leave: cancels } = enqueueCards(queue, 4);
  frames(30, 40);
  expect(startedCards).toEqual([]);
  cancels[0]?.();
  cancels[1]?.();
  frames(1, 4);
  expect(startedCards).toEqual([2, 3]);
});

test('createImageQueue requests no frames while its queue is empty', () => {
  const { turns: queue, frames, countRequests } = createTestPage();
  const { leave: cancels } = enqueueCards(queue, 1);
  cancels[0]?.();
  frames(1);
  expect(countRequests()).toBe(0);
  const { given: startedCards } = enqueueCards(queue, 1);
  frames(2);
  expect(startedCards).toEqual([0]);
});
