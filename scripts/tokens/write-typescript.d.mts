import type { TokenSource } from './read-tokens.mjs';

export function writeTypeScript(tokens: TokenSource): Promise<Readonly<Record<string, string>>>;
