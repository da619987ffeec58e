/** Notes that this page has the configuration of a preview. `until`: its end, in ms since 1970-01-01 UTC. */
export function markPreview(until: number): void {
  document.documentElement.dataset['preview'] = String(until);
}

/** Returns when the preview of this page ends, in milliseconds since 1970-01-01 UTC, or null without a preview. */
export function getPreviewEnd(): number | null {
  const until = document.documentElement.dataset['preview'];
  return until === undefined ? null : Number(until);
}
