import type { CompiledMessage, CompiledTexts } from '../../src/shared/texts/message-types.ts';
import type { SourceTexts } from './read-catalogues.mjs';

export function compileTexts(texts: SourceTexts, name: string, direction?: 'ltr' | 'rtl'): CompiledTexts;
export function compileMessage(message: string, name: string, direction?: 'ltr' | 'rtl'): CompiledMessage;
