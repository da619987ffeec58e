import type { Canvas } from 'storybook/internal/csf';

/** Frames without a new row after which the list counts as complete: it grows by a few rows a frame. */
const QUIET_FRAMES = 20;

const waitForFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Waits until the list grows no more. Resolves to its rows. */
async function waitForRows(canvas: Canvas): Promise<readonly HTMLElement[]> {
  const findRows = () => canvas.getAllByRole('group', { name: /^Match odds of / });
  let rows = findRows();
  for (let quiet = 0; quiet < QUIET_FRAMES; quiet += 1) {
    await waitForFrame();
    const next = findRows();
    if (next.length !== rows.length) quiet = 0;
    rows = next;
  }
  return rows;
}

/**
 * Scrolls each match of the page into view once. A hidden row has prices only if they came before the browser reported
 * it as hidden. Without this its accessibility tree depends on the speed of the machine.
 */
export async function showEveryRow(canvas: Canvas): Promise<void> {
  for (const row of await waitForRows(canvas)) {
    row.scrollIntoView();
    await new Promise<void>((resolve) => {
      const observer = new IntersectionObserver((entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        resolve();
      });
      observer.observe(row);
    });
  }
  window.scrollTo(0, 0);
}
