import type { Rule } from 'eslint';

export const textRules: { readonly rules: Record<'messages-only', Rule.RuleModule> };
