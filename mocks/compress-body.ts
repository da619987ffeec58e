import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const MIN_COMPRESSED_BYTES = 1024;
const compress = promisify(brotliCompress);

/** An answer as it goes over the wire: compressed where that is worth it and the asker takes it, as any exchange's server does. */
export async function compressBody(
  body: Buffer,
  acceptEncoding: string | string[] | undefined,
): Promise<{ readonly body: Buffer; readonly headers: Readonly<Record<string, string>> }> {
  if (body.length < MIN_COMPRESSED_BYTES || !String(acceptEncoding ?? '').includes('br')) return { body, headers: {} };
  // Quality 4 takes about a millisecond for the longest answers; more would cost more time than it saves.
  const compressed = await compress(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
  // The answer's own length was that of the plain body: with it the reader would wait for bytes that never come.
  return {
    body: compressed,
    headers: { 'content-length': String(compressed.length), 'content-encoding': 'br', vary: 'Accept-Encoding' },
  };
}
