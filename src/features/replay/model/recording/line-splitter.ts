/** Splits streamed text into lines. A line above the length limit becomes null and is never held in memory. */
export class LineSplitter {
  readonly #maxLength: number;
  #rest = '';
  #isSkipping = false;

  constructor(maxLength: number) {
    this.#maxLength = maxLength;
  }

  *add(piece: string): Generator<string | null> {
    let start = 0;
    for (let end = piece.indexOf('\n'); end >= 0; end = piece.indexOf('\n', start)) {
      const line = this.#takeLine(piece.slice(start, end));
      start = end + 1;
      if (line !== '') yield line;
    }
    this.#append(piece.slice(start));
  }

  /** Yields the text after the last line break. */
  *end(): Generator<string | null> {
    const line = this.#takeLine('');
    if (line !== '') yield line;
  }

  #append(text: string): void {
    if (this.#isSkipping) return;
    this.#rest += text;
    if (this.#rest.length <= this.#maxLength) return;
    this.#rest = '';
    this.#isSkipping = true;
  }

  #takeLine(text: string): string | null {
    this.#append(text);
    const line = this.#isSkipping ? null : this.#rest.trim();
    this.#rest = '';
    this.#isSkipping = false;
    return line;
  }
}
