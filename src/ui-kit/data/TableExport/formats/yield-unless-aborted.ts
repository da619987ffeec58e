/** Lets the page draw and handle input. Throws the signal's reason after an abort. */
export async function yieldUnlessAborted(signal: AbortSignal): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve));
  signal.throwIfAborted();
}
