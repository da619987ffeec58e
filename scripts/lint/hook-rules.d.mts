import type { Rule } from 'eslint';

export const hookRules: { readonly rules: Record<'named-results' | 'no-renderers', Rule.RuleModule> };
