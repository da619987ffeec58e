import * as z from 'zod/mini';
import { formatHexBytes } from '#shared/format/hex.ts';

const payloadSchema = z.object({
  /** Path of the configuration on this host. */
  file: z.string().check(z.regex(/^\/(?!\/)[\w./-]+\.json$/)),
  /** Hash of the file's bytes, in hexadecimal digits. */
  sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  /** End of the preview, in milliseconds since 1970-01-01 UTC. */
  until: z.number(),
});

/** A configuration that the operator has signed for a while (deploy/preview-link.mjs). */
export type Preview = z.output<typeof payloadSchema>;

const toBytes = (base64: string): Uint8Array<ArrayBuffer> => {
  const text = atob(base64.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
};

/**
 * Verifies a preview token: a payload and its ECDSA signature (P-256, SHA-256), both in base64url. `publicKey`: SPKI in
 * base64, as config.json has it. `now`: milliseconds since 1970-01-01 UTC. Throws an error that says what is wrong.
 */
export async function verifyPreview(token: string, publicKey: string, now: number): Promise<Preview> {
  const [payload = '', signature = '', ...rest] = token.split('.');
  if (rest.length > 0) throw new Error('the link is damaged');
  // Browsers verify signatures only over https and on localhost.
  if (!isSecureContext) throw new Error('a preview needs https');
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('spki', toBytes(publicKey), algorithm, false, ['verify']);
  if (!(await crypto.subtle.verify(algorithm, key, toBytes(signature), new TextEncoder().encode(payload))))
    throw new Error('the signature does not fit previewKey');
  const preview = payloadSchema.parse(JSON.parse(new TextDecoder().decode(toBytes(payload))));
  if (preview.until <= now) throw new Error('the link has expired');
  return preview;
}

/** Tells whether a file has the bytes that the operator has signed. */
export const isSignedFile = async ({ sha256 }: Preview, bytes: ArrayBuffer): Promise<boolean> =>
  formatHexBytes(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))) === sha256;
