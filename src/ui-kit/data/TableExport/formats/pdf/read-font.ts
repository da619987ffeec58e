/** A font of TrueType outlines. Lengths are in thousandths of the font size. */
export interface FontFile {
  /** The tables by their names, such as "glyf". */
  readonly tables: ReadonlyMap<string, Uint8Array<ArrayBuffer>>;
  /** Thousandths per unit of the font. */
  readonly scale: number;
  readonly ascent: number;
  /** Below the line, as a positive number. */
  readonly descent: number;
  /** The smallest box that holds every glyph: left, bottom, right, top. */
  readonly box: readonly [number, number, number, number];
  /** Returns the glyph of a code point, or 0 if the font has none. */
  findGlyph(codePoint: number): number;
  /** Returns the width of a glyph. */
  getAdvance(glyph: number): number;
}

const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

const decompress = (bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> =>
  new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate')))
    .arrayBuffer()
    .then((buffer) => new Uint8Array(buffer));

/** Reads the tables of a WOFF 1 file (https://www.w3.org/TR/WOFF/). The browser itself decompresses them. */
async function readTables(woff: Uint8Array<ArrayBuffer>): Promise<Map<string, Uint8Array<ArrayBuffer>>> {
  const view = viewOf(woff);
  const entries = Array.from({ length: view.getUint16(12) }, (_, index) => 44 + index * 20);
  return new Map(
    await Promise.all(
      entries.map(async (at) => {
        const [start, packed, length] = [view.getUint32(at + 4), view.getUint32(at + 8), view.getUint32(at + 12)];
        const bytes = woff.slice(start, start + packed);
        const name = String.fromCharCode(...woff.subarray(at, at + 4));
        return [name, packed < length ? await decompress(bytes) : bytes] as const;
      }),
    ),
  );
}

/** Reads a character map of format 4: ranges of code points below U+10000. */
function readCharacterMap(cmap: Uint8Array): ReadonlyMap<number, number> {
  const view = viewOf(cmap);
  const subtables = Array.from({ length: view.getUint16(2) }, (_, index) => view.getUint32(4 + index * 8 + 4));
  const start = subtables.find((at) => view.getUint16(at) === 4);
  const glyphs = new Map<number, number>();
  if (start === undefined) return glyphs;
  const bytes = view.getUint16(start + 6);
  for (let ends = start + 14; ends < start + 14 + bytes; ends += 2) {
    const [first, last] = [view.getUint16(ends + bytes + 2), view.getUint16(ends)];
    const [delta, offsetAt] = [view.getUint16(ends + 2 * bytes + 2), ends + 3 * bytes + 2];
    const offset = view.getUint16(offsetAt);
    for (let code = first; code <= last && code < 0xffff; code += 1) {
      const glyph = offset === 0 ? code : view.getUint16(offsetAt + offset + (code - first) * 2);
      if (glyph !== 0) glyphs.set(code, (glyph + delta) & 0xffff);
    }
  }
  return glyphs;
}

export async function readFont(woff: Uint8Array<ArrayBuffer>): Promise<FontFile> {
  const tables = await readTables(woff);
  const viewTable = (name: string): DataView => viewOf(tables.get(name) ?? new Uint8Array(64));
  const [head, hhea, hmtx] = [viewTable('head'), viewTable('hhea'), viewTable('hmtx')];
  const scale = 1_000 / head.getUint16(18);
  const lastWidth = hhea.getUint16(34) - 1;
  const glyphs = readCharacterMap(tables.get('cmap') ?? new Uint8Array(4));
  return {
    tables,
    scale,
    ascent: hhea.getInt16(4) * scale,
    descent: -hhea.getInt16(6) * scale,
    box: [head.getInt16(36) * scale, head.getInt16(38) * scale, head.getInt16(40) * scale, head.getInt16(42) * scale],
    findGlyph: (codePoint) => glyphs.get(codePoint) ?? 0,
    getAdvance: (glyph) => hmtx.getUint16(Math.min(glyph, lastWidth) * 4) * scale,
  };
}

/** Writes tables as a font file without compression, sorted by name as the format demands. */
export function writeSfnt(tables: readonly (readonly [name: string, bytes: Uint8Array])[]): Uint8Array<ArrayBuffer> {
  const sorted = tables.toSorted(([a], [b]) => (a < b ? -1 : 1));
  const padLength = (length: number): number => Math.ceil(length / 4) * 4;
  const headLength = 12 + sorted.length * 16;
  const file = new Uint8Array(headLength + sorted.reduce((sum, [, bytes]) => sum + padLength(bytes.length), 0));
  const view = viewOf(file);
  view.setUint32(0, 0x10000);
  view.setUint16(4, sorted.length);
  const power = Math.floor(Math.log2(sorted.length));
  view.setUint16(6, 2 ** power * 16);
  view.setUint16(8, power);
  view.setUint16(10, sorted.length * 16 - 2 ** power * 16);
  let offset = headLength;
  sorted.forEach(([name, bytes], index) => {
    const at = 12 + index * 16;
    file.set(new TextEncoder().encode(name), at);
    file.set(bytes, offset);
    let sum = 0;
    for (let word = offset; word < offset + padLength(bytes.length); word += 4)
      sum = (sum + view.getUint32(word)) >>> 0;
    view.setUint32(at + 4, sum);
    view.setUint32(at + 8, offset);
    view.setUint32(at + 12, bytes.length);
    offset += padLength(bytes.length);
  });
  return file;
}
