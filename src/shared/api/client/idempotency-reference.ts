import { formatHexBytes } from '../../format/hex.ts';

const BYTES = 16;

/**
 * Creates a reference for one intent (`Idempotency-Key`): a random UUID. `crypto.randomUUID` is missing on pages
 * without encryption, for example a phone on the local network.
 */
export function createReference(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  // Version 4, variant 1 (RFC 9562).
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = formatHexBytes(bytes);
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
