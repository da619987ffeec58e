import { virtual } from '@guidepup/virtual-screen-reader';
import { expect, waitFor } from 'storybook/test';

declare global {
  /**
   * Phrases of the screen reader in this story's play, one per line. The story check compares them with git
   * (test-runner.ts).
   */
  var spokenPhrases: string[] | undefined;
}

/** Maximum number of phrases; a longer page is a mistake. */
const MAX_PHRASES = 150;

/**
 * Reads an element from first to last word as a screen reader would, when nothing in it is loading, and records the
 * phrases.
 */
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
