import type { CompiledMessage } from '../../src/shared/texts/message-types.ts';

type Parts = Exclude<CompiledMessage, string>;

export function isolateArguments(parts: Parts, key: string): Parts;
