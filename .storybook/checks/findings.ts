import { stripVTControlCharacters } from 'node:util';
import { NO_PICTURE } from './compare-picture.ts';

const getMessage = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Jest's message for a missing snapshot (`--ci`). */
const NO_SNAPSHOT = /New snapshot was not written/;

/** Lines of a difference that the summary shows. */
const SUMMARY_LINES = 4;

/** Returns the first lines that differ, on one line: a report keeps only the start of a message. */
function summarizeDifference(message: string): string {
  const changed = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => /^[-+] /.test(line) && !/^[-+] (?:Snapshot|Received) /.test(line));
  const firstChanged = changed.slice(0, SUMMARY_LINES);
  return firstChanged.length === 0
    ? ''
    : ` (${firstChanged.map((line) => line.replace(/\s+/g, ' ').slice(0, 90)).join(' ')})`;
}

/** Collects the findings of all checks of one story, so that one failure lists every view that differs. */
export class Findings {
  readonly #titles: string[] = [];
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
      this.#titles.push(isMissing ? title : `${title}${summarizeDifference(message)}`);
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
    throw new Error(
      `${this.#found.length} found in this story: ${this.#titles.join('; ')}. ${advice}\n\n${this.#found.join('\n\n')}`,
    );
  }
}
