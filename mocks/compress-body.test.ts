import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compressBody } from './compress-body.ts';

const long = Buffer.from(JSON.stringify(Array.from({ length: 200 }, (_, index) => ({ index, name: 'Mumbai' }))));

test('compressBody compresses a long body with Brotli and sets the headers when the client accepts it', async () => {
  const { body, headers } = await compressBody(long, 'gzip, deflate, br');
  expect(body.length).toBeLessThan(long.length / 4);
  expect(brotliDecompressSync(body)).toEqual(long);
  expect(headers).toEqual({ 'content-length': String(body.length), 'content-encoding': 'br', vary: 'Accept-Encoding' });
});

test.each([
  ['a short response', Buffer.from('{"msg":"ok"}'), 'br'],
  ['a response to a client without Brotli', long, 'gzip'],
  ['a response to a client that names no encoding', long, undefined],
])('compressBody leaves %s unchanged', async (_, body, accepted) =>
  expect(await compressBody(body, accepted)).toEqual({ body, headers: {} }),
);
