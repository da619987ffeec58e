/** Name of the mark (User Timing) at the end of the first painted frame with a price that can be pressed. */
export const FIRST_PRICE_MARK = 'first-price';

let isMarked = false;

/** Marks the first painted frame with an enabled price, once per page load. Called for each drawn cell. */
export function markFirstPrice(cell: Element): void {
  if (isMarked || cell.matches(':disabled, [aria-disabled="true"]')) return;
  isMarked = true;
  // A message sent within a frame arrives after the frame is painted.
  requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => performance.mark(FIRST_PRICE_MARK);
    port2.postMessage(null);
  });
}
