/** Splits text that comes in pieces into lines. A line longer than the longest allowed is given as null, and never held as a whole. */
export class Lines {
  readonly #longest: number;
  #rest = '';
  #skipping = false;

  constructor(longest: number) {
    this.#longest = longest;
  }

  *add(piece: string): Generator<string | null> {
    let start = 0;
    for (let end = piece.indexOf('\n'); end >= 0; end = piece.indexOf('\n', start)) {
      const line = this.#take(piece.slice(start, end));
      start = end + 1;
      if (line !== '') yield line;
    }
    this.#keep(piece.slice(start));
  }

  /** What stood after the last line's end. */
  *end(): Generator<string | null> {
    const line = this.#take('');
    if (line !== '') yield line;
  }

  #keep(part: string): void {
    if (this.#skipping) return;
    this.#rest += part;
    if (this.#rest.length <= this.#longest) return;
    this.#rest = '';
    this.#skipping = true;
  }

  #take(part: string): string | null {
    this.#keep(part);
    const line = this.#skipping ? null : this.#rest.trim();
    this.#rest = '';
    this.#skipping = false;
    return line;
  }
}
