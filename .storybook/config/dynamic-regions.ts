/**
 * Regions that another host or the machine draws. Chromatic does not compare them. Everything else of a story is the
 * same at each run: its clock stands still, and ages and latencies are zero.
 */
export const dynamicRegions: readonly { readonly selector: string; readonly reason: string }[] = [
  { selector: 'iframe', reason: 'a page of another host' },
  { selector: 'video', reason: 'pictures of a camera' },
];

const IGNORED = 'data-chromatic';

/** Marks the dynamic regions of the drawn story for Chromatic. */
export function markDynamicRegions(): void {
  for (const { selector } of dynamicRegions)
    for (const region of document.querySelectorAll(selector)) region.setAttribute(IGNORED, 'ignore');
}
