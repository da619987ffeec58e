import { vi } from 'vitest';

/** Hides or shows the page. `vi.restoreAllMocks()` undoes it. */
export function setVisibility(state: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}
