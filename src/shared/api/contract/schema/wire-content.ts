import type * as z from 'zod/mini';

/** Content that a schema reads in its own function. In zod's definitions it is "unknown". */
export type WireContent =
  | { readonly kind: 'rows' | 'map' | 'page' | 'placed-bets' | 'session-lines'; readonly of: z.ZodMiniType }
  | { readonly kind: 'named-values'; readonly names: Readonly<Record<string, string>> }
  | { readonly kind: 'match-limits'; readonly market: z.ZodMiniType; readonly fancy: z.ZodMiniType }
  | { readonly kind: 'payment-detail' | 'price-points' };

const CONTENT = Symbol('wire content');

/**
 * Notes what a schema reads, for the documents in `docs/api`.
 *
 * Call it as a statement behind the remark `@__PURE__`, with names and literals as arguments. The build then leaves the
 * call out, because nothing in the app reads the note (docs/decisions/0055-contract-documents.md).
 */
export function noteContent(schema: object, content: WireContent): void {
  Object.assign(schema, { [CONTENT]: content });
}

/** Returns the note of a schema, or undefined. */
export const findContent = (schema: object): WireContent | undefined =>
  (schema as { [CONTENT]?: WireContent })[CONTENT];
