import { expect, waitFor } from 'storybook/test';
import { scoreTexts } from '#features/scoreboard/index.ts';

interface Canvas {
  findByRole(role: string, by: object, wait: object): Promise<HTMLElement>;
}

const LONGEST_MS = 20_000;
/** Smallest and largest stake of a session line. A line from the right has marks of direction around each. */
const LIMITS = /\d.{0,2}–.{0,2}\d/;

/** Waits for what a match loads after its prices: the score, the session lines, and the limits of each. */
export async function expectMatchLoaded(canvas: Canvas): Promise<void> {
  const tabs = await canvas.findByRole('tablist', {}, { timeout: LONGEST_MS });
  const page = tabs.ownerDocument;
  await waitFor(
    async () => {
      await expect(page.body.textContent).not.toContain(scoreTexts.loading);
      const lines = [...page.querySelectorAll('[role="tabpanel"] [role="row"]:has([role="gridcell"])')];
      await expect(lines.length).toBeGreaterThan(0);
      for (const line of lines) await expect(line.lastElementChild).toHaveTextContent(LIMITS);
    },
    { timeout: LONGEST_MS },
  );
}
