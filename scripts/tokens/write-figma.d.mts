import type { TokenSource } from './read-tokens.mjs';

type Change = Readonly<Record<string, unknown>>;
export function writeFigmaVariables(
  tokens: TokenSource,
): Readonly<Record<'variableCollections' | 'variableModes' | 'variables' | 'variableModeValues', readonly Change[]>>;
