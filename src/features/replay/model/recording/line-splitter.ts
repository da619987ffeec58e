/** Splits text that comes in pieces into lines. A line longer than the longest allowed is given as null, and never held as a whole. */
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

  /** What stood after the last line's end. */
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
