import { waitFor } from 'storybook/test';

/** Frames without a new row after which the list counts as complete: it grows by a few rows a frame. */
const QUIET_FRAMES = 20;
/** Longest wait for the scores of a row, in milliseconds. They come with a file that loads after the first prices. */
const SCORE_WAIT = { timeout: 20_000 };

const waitForFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Waits until the list grows no more. Resolves to its rows. */
async function waitForRows(): Promise<readonly Element[]> {
  const findRows = () => [...document.querySelectorAll('li[data-outcomes]')];
  let rows = findRows();
  for (let quiet = 0; quiet < QUIET_FRAMES; quiet += 1) {
    await waitForFrame();
    const next = findRows();
    if (next.length !== rows.length) quiet = 0;
    rows = next;
  }
  if (rows.length === 0) throw new Error('the page lists no match');
  return rows;
}

const waitUntilOnScreen = (row: Element): Promise<void> =>
  new Promise((resolve) => {
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(row);
  });

/** Waits for the scores of a match in play, if its sport has any. */
const waitForScores = (row: Element): Promise<void> =>
  waitFor(() => {
    const scoreElement = row.querySelector('[data-scored]');
    if (scoreElement?.childElementCount === 0) throw new Error(`no score of ${row.textContent.slice(0, 80)}`);
  }, SCORE_WAIT);

/**
 * Scrolls each match of the page into view once, and waits for its scores. A hidden row has prices only if they came
 * before the browser reported it as hidden, and never loads scores. Without this the accessibility tree depends on the
 * speed of the machine. The list is read again at the end, because a busy machine can pause while it grows.
 */
export async function showEveryRow(): Promise<void> {
  const visitedRows = new Set<Element>();
  for (;;) {
    const newRows = (await waitForRows()).filter((row) => !visitedRows.has(row));
    if (newRows.length === 0) break;
    for (const row of newRows) {
      visitedRows.add(row);
      row.scrollIntoView();
      await waitUntilOnScreen(row);
      await waitForScores(row);
    }
  }
  window.scrollTo(0, 0);
}
