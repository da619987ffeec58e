import type { Canvas } from 'storybook/internal/csf';

/**
 * Scrolls each match of the page into view once. A hidden row has prices only if they came before the browser reported
 * it as hidden. Without this its accessibility tree depends on the speed of the machine.
 */
export async function showEveryRow(canvas: Canvas): Promise<void> {
  for (const row of canvas.getAllByRole('group', { name: /^Match odds of / })) {
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
