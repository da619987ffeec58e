import { NO_PICTURE } from './compare-picture.ts';

const getMessage = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Jest's message for a missing snapshot (`--ci`). */
const NO_SNAPSHOT = /New snapshot was not written/;

/** Collects the findings of all checks of one story, so that one failure lists every view that differs. */
export class Findings {
  readonly #found: string[] = [];
  #isNew = true;

  /** Runs one check and records its error under `title`. */
  async check(title: string, run: () => Promise<void>): Promise<void> {
    try {
      await run();
    } catch (error) {
      const message = getMessage(error);
      const isMissing = NO_SNAPSHOT.test(message) || message === NO_PICTURE;
      if (!isMissing) this.#isNew = false;
      this.#found.push(isMissing ? `${title}: nothing of it is accepted yet` : `${title}:\n${message}`);
    }
  }

  /** Throws one error with all findings. `file`: path of the story file from the root. */
  throwAll(file: string): void {
    if (this.#found.length === 0) return;
    const command = `npm run visual:update -- ${file}`;
    const advice = this.#isNew
      ? `The story is new. This command accepts its tree and its pictures:\n  ${command}`
      : `Before, after and difference: .cache/gallery/index.html. If a tree or a picture changed on purpose, this accepts it:\n  ${command}`;
    // The advice comes first: a matcher's message can be a hundred lines long.
    throw new Error(`${this.#found.length} found in this story. ${advice}\n\n${this.#found.join('\n\n')}`);
  }
}
