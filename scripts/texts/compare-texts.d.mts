import type { SourceTexts } from './read-catalogues.mjs';

export function flattenTexts(texts: SourceTexts, path: string): [key: string, message: string][];
export function listArguments(message: string): readonly string[];
export function listMissingPlurals(message: string, language: string): string[];
export function compareTexts(
  english: ReadonlyMap<string, string>,
  translated: ReadonlyMap<string, string>,
  language: string,
): string[];
