/** Lets the page draw and take presses; throws the signal's reason once it is aborted. */
export async function yieldToMain(signal: AbortSignal): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve));
  signal.throwIfAborted();
}
