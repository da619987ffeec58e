import type { CompiledMessage } from '../../src/shared/texts/message-types.ts';

export function listMessageArguments(message: CompiledMessage): readonly string[];
