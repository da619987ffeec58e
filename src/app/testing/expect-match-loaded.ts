import { expect, waitFor } from 'storybook/test';
import { scoreTexts } from '#features/scoreboard/index.ts';

interface Canvas {
  findByRole(role: string, by: object, wait: object): Promise<HTMLElement>;
}

const LONGEST_MS = 20_000;
/** Smallest and largest stake of a session line. A line from the right has marks of direction around each. */
const LIMITS = /\d.{0,2}–.{0,2}\d/;

/** Waits for what a match loads after its prices: the score, the session lines, and their limits. */
export async function expectMatchLoaded(canvas: Canvas): Promise<void> {
  await canvas.findByRole('tablist', {}, { timeout: LONGEST_MS });
  await waitFor(
    async () => {
      await expect(document.body.textContent).not.toContain(scoreTexts.loading);
      await expect(document.body.textContent).toMatch(LIMITS);
    },
    { timeout: LONGEST_MS },
  );
}
