/** Resolves after the next painted frame. */
export async function waitForPaint(): Promise<void> {
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
