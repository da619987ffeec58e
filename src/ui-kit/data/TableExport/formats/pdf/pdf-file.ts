/** A PDF under construction. Objects are written in any order, and refer to each other by their numbers. */
export interface PdfFile {
  /** Returns the number of an object that is written later. */
  reserve(): number;
  write(id: number, content: string): void;
  /** Writes a stream, which the browser compresses. `entries` of its dictionary, such as "/Type /XObject". */
  writeStream(id: number, bytes: Uint8Array<ArrayBuffer>, entries?: string): Promise<void>;
  /** Ends the file. `root` is its catalogue, `info` its description. */
  end(root: number, info: number): Blob;
}

const encoder = new TextEncoder();

const compress = async (bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(
    await new Response(new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate'))).arrayBuffer(),
  );

export const encodeText = (text: string): Uint8Array<ArrayBuffer> => encoder.encode(text);

const toHex = (unit: number): string => unit.toString(16).padStart(4, '0');

/** Writes UTF-16 as hexadecimal digits. */
export const toHexUnits = (text: string): string =>
  Array.from({ length: text.length }, (_, unit) => toHex(text.charCodeAt(unit))).join('');

/** Writes a text for the reader, in any script. */
export const toTextString = (text: string): string => `<feff${toHexUnits(text)}>`;

/** Writes a length with the precision that a printer needs. */
export const toNumeral = (length: number): string => String(Math.round(length * 1_000) / 1_000);

/** Marks the file as binary for programs that transfer it, as the format advises. */
const HEAD = '%PDF-1.7\n%\u{e9}\u{e9}\u{e9}\u{e9}\n';

export function createPdfFile(): PdfFile {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const offsets: number[] = [0];
  let length = 0;
  const add = (part: string | Uint8Array<ArrayBuffer>): void => {
    const bytes = typeof part === 'string' ? encodeText(part) : part;
    parts.push(bytes);
    length += bytes.length;
  };
  add(HEAD);
  return {
    reserve: () => offsets.push(0) - 1,
    write(id, content) {
      offsets[id] = length;
      add(`${id} 0 obj\n${content}\nendobj\n`);
    },
    async writeStream(id, bytes, entries = '') {
      const packed = await compress(bytes);
      offsets[id] = length;
      add(`${id} 0 obj\n<</Length ${packed.length} /Filter /FlateDecode ${entries}>>\nstream\n`);
      add(packed);
      add('\nendstream\nendobj\n');
    },
    end(root, info) {
      const start = length;
      const rows = offsets.slice(1).map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
      add(`xref\n0 ${offsets.length}\n0000000000 65535 f \n${rows.join('')}`);
      add(`trailer\n<</Size ${offsets.length} /Root ${root} 0 R /Info ${info} 0 R>>\nstartxref\n${start}\n%%EOF\n`);
      return new Blob(parts, { type: 'application/pdf' });
    },
  };
}
