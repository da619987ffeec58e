const MIN_CAPACITY = 64;
/** Longest form of one number. */
const MAX_BYTES = 10;
/** Seven bits of a number and, if more follow, an eighth. */
const BITS = 0x7f;
const MORE = 0x80;
const RADIX = 0x80;

/**
 * Append-only numbers in memory that the garbage collector does not scan. Whole numbers from 0 to 2^53 - 1 take as many
 * bytes as they need (LEB128): one below 128, two below 16,384. Any other number takes ten.
 */
export class NumberBuffer {
  #bytes: Uint8Array;
  #length = 0;

  /** `capacity`: how many bytes to expect. Growing copies all of them. */
  constructor(capacity = 0) {
    this.#bytes = new Uint8Array(Math.max(MIN_CAPACITY, capacity));
  }

  /** Bytes in use. */
  get length(): number {
    return this.#length;
  }

  /** Bytes in use and in reserve. */
  get capacity(): number {
    return this.#bytes.length;
  }

  push(value: number): void {
    if (this.#length + MAX_BYTES > this.#bytes.length) this.#grow();
    let rest = value;
    if (!Number.isSafeInteger(value) || value < 0) {
      this.#pushFloat(value);
      return;
    }
    // Bitwise operators are exact below 2^31 only.
    for (; rest >= 2 ** 31; rest = Math.floor(rest / RADIX)) this.#bytes[this.#length++] = (rest % RADIX) | MORE;
    for (; rest > BITS; rest >>>= 7) this.#bytes[this.#length++] = rest | MORE;
    this.#bytes[this.#length++] = rest;
  }

  /** Reads the numbers in order. Later pushes come after them. NaN follows the last one. */
  createReader(): () => number {
    let position = 0;
    return () => {
      if (position >= this.#length) return NaN;
      let value = 0;
      for (let factor = 1; ; factor *= RADIX) {
        const byte = this.#bytes[position++] ?? 0;
        value += (byte & BITS) * factor;
        if (byte < MORE) {
          if (byte !== 0 || factor === 1) return value;
          position += 8;
          return new DataView(this.#bytes.buffer).getFloat64(position - 8);
        }
      }
    };
  }

  /** A whole number never ends with an empty byte, so one marks that eight bytes of a float follow. */
  #pushFloat(value: number): void {
    this.#bytes[this.#length] = MORE;
    this.#bytes[this.#length + 1] = 0;
    new DataView(this.#bytes.buffer).setFloat64(this.#length + 2, value);
    this.#length += MAX_BYTES;
  }

  #grow(): void {
    const larger = new Uint8Array(2 * this.#bytes.length);
    larger.set(this.#bytes);
    this.#bytes = larger;
  }
}
