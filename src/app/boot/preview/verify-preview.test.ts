import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createPreviewSecret, getPreviewKey, signPreview } from '../../../../deploy/preview-link.mjs';
import { isSignedFile, verifyPreview } from './verify-preview.ts';

const NOW = Date.UTC(2026, 10, 26);
const content = '{"currency":"INR"}';
const secret = createPreviewSecret();
const key = getPreviewKey(secret);
const signed = { file: '/config.next.json', content, until: NOW + 1000 };

const encode = (text: string) => new TextEncoder().encode(text).buffer;

describe('verifyPreview', () => {
  beforeEach(() => void vi.stubGlobal('isSecureContext', true));
  afterEach(() => void vi.unstubAllGlobals());

  test('accepts a link of the operator and the file that it names', async () => {
    const preview = await verifyPreview(signPreview(secret, signed), key, NOW);
    expect(preview).toMatchObject({ file: '/config.next.json', until: NOW + 1000 });
    expect(await isSignedFile(preview, encode(content))).toBe(true);
    expect(await isSignedFile(preview, encode(`${content} `))).toBe(false);
  });

  test('refuses a link of another key', async () => {
    await expect(verifyPreview(signPreview(createPreviewSecret(), signed), key, NOW)).rejects.toThrow(
      'the signature does not fit previewKey',
    );
  });

  test('refuses a link that has expired', async () => {
    await expect(verifyPreview(signPreview(secret, signed), key, NOW + 1000)).rejects.toThrow('the link has expired');
  });

  test('refuses a link whose end was changed', async () => {
    const [payload = '', signature = ''] = signPreview(secret, signed).split('.');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object;
    const changed = Buffer.from(JSON.stringify({ ...claims, until: NOW * 2 })).toString('base64url');
    await expect(verifyPreview(`${changed}.${signature}`, key, NOW)).rejects.toThrow('signature');
  });

  test.each(['https://evil.example/config.json', '//evil.example/config.json', '/config', '/a b.json'])(
    'refuses the signed path %s',
    async (file) => {
      await expect(verifyPreview(signPreview(secret, { ...signed, file }), key, NOW)).rejects.toThrow();
    },
  );

  test.each(['', 'x', '..', 'a.b.c', '%.%'])('refuses the token %j', async (token) => {
    await expect(verifyPreview(token, key, NOW)).rejects.toThrow();
  });

  test('refuses a page without https', async () => {
    vi.stubGlobal('isSecureContext', false);
    await expect(verifyPreview(signPreview(secret, signed), key, NOW)).rejects.toThrow('a preview needs https');
  });
});
