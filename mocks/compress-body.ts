import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const MIN_COMPRESSED_BYTES = 1024;
const compress = promisify(brotliCompress);

/** Compresses a response body with Brotli when the client accepts it and the body is long enough. */
export async function compressBody(
  body: Buffer,
  acceptEncoding: string | string[] | undefined,
): Promise<{ readonly body: Buffer; readonly headers: Readonly<Record<string, string>> }> {
  if (body.length < MIN_COMPRESSED_BYTES || !String(acceptEncoding ?? '').includes('br')) return { body, headers: {} };
  // Quality 4 takes about a millisecond for the longest bodies. A higher quality costs more time than it saves.
  const compressed = await compress(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
  // The original content-length counts the plain body. With it, the client would wait for bytes that never arrive.
  return {
    body: compressed,
    headers: { 'content-length': String(compressed.length), 'content-encoding': 'br', vary: 'Accept-Encoding' },
  };
}
