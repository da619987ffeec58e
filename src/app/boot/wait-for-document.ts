/** Resolves when the whole page has been read. The first scripts are `async`, so no style sheet delays the requests. */
export async function waitForDocument(): Promise<void> {
  if (document.readyState !== 'loading') return;
  await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }));
}
