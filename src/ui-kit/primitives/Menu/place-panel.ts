/** Distances in pixels: between trigger and panel, and between the panel and the edges of the window. */
const GAP = 4;
const EDGE = 8;

/** Returns `position` moved into the window, where `size` fits between `EDGE` and `EDGE` before `end`. */
const keepInWindow = (position: number, size: number, end: number): number =>
  Math.max(EDGE, Math.min(position, end - size - EDGE));

/**
 * Places a panel in the top layer next to its trigger: below, or above where it does not fit below. `align` names the
 * edges that meet, in the reading direction of the trigger.
 */
export function placePanel(panel: HTMLElement, trigger: Element, align: 'start' | 'end'): void {
  const { left, right, top, bottom } = trigger.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = panel;
  const { clientWidth, clientHeight } = document.documentElement;
  const meetsLeft = (align === 'start') === (getComputedStyle(trigger).direction === 'ltr');
  const fitsBelow = bottom + GAP + height + EDGE <= clientHeight;
  panel.style.left = `${keepInWindow(meetsLeft ? left : right - width, width, clientWidth)}px`;
  panel.style.top = `${keepInWindow(fitsBelow ? bottom + GAP : top - GAP - height, height, clientHeight)}px`;
}

/** Scrolls the page down until it shows the lower edge of a panel. A container that clips keeps its position. */
export function scrollPageTo(panel: HTMLElement): void {
  const { documentElement } = document;
  const padding = Number(getComputedStyle(documentElement).scrollPaddingBottom.replace('px', '')) || EDGE;
  const below = panel.getBoundingClientRect().bottom + padding - documentElement.clientHeight;
  if (below > 0) window.scrollBy({ top: below, behavior: 'instant' });
}
