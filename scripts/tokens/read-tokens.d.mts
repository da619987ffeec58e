interface ResolvedToken {
  readonly type: string;
  readonly value: unknown;
  /** The value or the alias that the file holds. */
  readonly alias: unknown;
  readonly css: string;
}
export type TokenGroups = Readonly<Record<string, Readonly<Record<string, ResolvedToken>>>>;
export interface TokenSource {
  readonly primitives: ReadonlyMap<string, { readonly type: string; readonly value: unknown }>;
  readonly modes: Readonly<Record<string, TokenGroups>>;
  readonly base: TokenGroups;
  readonly compact: TokenGroups;
  readonly phone: TokenGroups;
  readonly indic: TokenGroups;
  readonly tall: TokenGroups;
}
export function readTokens(read: (file: string) => unknown): TokenSource;
export function createFolderReader(folder: string): (file: string) => unknown;
