import { virtual } from '@guidepup/virtual-screen-reader';
import { expect, waitFor } from 'storybook/test';

declare global {
  /** What the screen reader of this story's play has said, a phrase a line; the gate compares it with git (test-runner.ts). */
  var spokenPhrases: string[] | undefined;
}

/** A place longer than this is not listened to by anyone. */
const MAX_PHRASES = 150;

/** Reads a place from its first word to its last as a screen reader would, once nothing in it is loading, and keeps what it says. */
export async function recordScreenReader(title: string, container: HTMLElement): Promise<void> {
  const focused = document.activeElement;
  await waitFor(() => expect(container.querySelector('[aria-busy="true"]')).toBeNull(), { timeout: 20_000 });
  await virtual.start({ container });
  const first = await virtual.lastSpokenPhrase();
  for (let count = 0; count < MAX_PHRASES; count += 1) {
    await virtual.next();
    const phrase = await virtual.lastSpokenPhrase();
    if (phrase === first || phrase === `end of ${first}`) break;
  }
  const phrases = await virtual.spokenPhraseLog();
  await virtual.stop();
  if (focused instanceof HTMLElement) focused.focus();
  globalThis.spokenPhrases = [...(globalThis.spokenPhrases ?? []), `# ${title}`, ...phrases];
}
