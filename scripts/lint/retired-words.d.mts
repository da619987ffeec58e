import type { Rule } from 'eslint';

export interface RetiredWord {
  readonly word: string;
  readonly replacement: string;
}
export const parts: Readonly<Record<string, string>>;
export const names: Readonly<Record<string, string>>;
export const stored: Readonly<Record<string, readonly string[]>>;
export function findRetiredWord(name: string): RetiredWord | null;
export const retiredWords: Rule.RuleModule;
