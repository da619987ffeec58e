import { isolateArguments } from 'virtual:texts/isolate-arguments';
import { listMessageArguments } from 'virtual:texts/message-arguments';
import { parse, TYPE } from 'virtual:texts/parser';
import type { CompiledMessage } from '../message-types.ts';
import type { MessagesByKey } from './messages-by-key.ts';
import {
  CONTROL_CHARACTERS,
  createProblem,
  type FileProblem,
  isObject,
  type LanguageDescription,
  MARKUP,
  MAX_MESSAGE_LENGTH,
  readDescription,
} from './read-description.ts';

/** A language file of an operator, without its wrong entries. */
export interface LanguageFile {
  readonly description: LanguageDescription;
  /** By their full key. */
  readonly messages: MessagesByKey;
  readonly problems: readonly FileProblem[];
}

/** Compiles a message. Throws a SyntaxError where it is no ICU MessageFormat. */
function compileMessage(message: string): CompiledMessage {
  const parts = parse(message, { ignoreTag: true, requiresOtherClause: true });
  const texts = parts.map((part) => (part.type === TYPE.literal ? part.value : null));
  return texts.includes(null) ? parts : texts.join('');
}

const isolateTexts = (message: CompiledMessage, key: string): CompiledMessage =>
  typeof message === 'string' ? message : isolateArguments(message, key);

/** Compiles a message whose arguments are those of the English one. */
function readMessage(key: string, message: unknown, english: CompiledMessage): CompiledMessage | FileProblem {
  if (typeof message !== 'string') return createProblem(key, 'no-text');
  if (message.length > MAX_MESSAGE_LENGTH) return createProblem(key, 'too-long');
  if (MARKUP.test(message)) return createProblem(key, 'markup');
  if (CONTROL_CHARACTERS.test(message)) return createProblem(key, 'control-characters');
  try {
    const compiled = compileMessage(message);
    const [found, expected] = [compiled, english].map((each) => listMessageArguments(each).join(', '));
    return found === expected ? compiled : createProblem(key, 'arguments', found, expected);
  } catch (error) {
    return createProblem(key, 'no-icu', error instanceof Error ? error.message : String(error));
  }
}

const isProblem = (entry: CompiledMessage | FileProblem): entry is FileProblem =>
  typeof entry === 'object' && 'reason' in entry;

/**
 * Reads the content of a language file. `english` has every message of the app, `shippedDirection` is that of the
 * language without the file. Never throws: a wrong entry is left out and becomes a problem. An empty message is left
 * out too, because it still waits for its translation.
 */
export function readLanguageFile(
  content: unknown,
  english: MessagesByKey,
  shippedDirection: 'ltr' | 'rtl' = 'ltr',
): LanguageFile {
  const { description, problems } = readDescription(content);
  const isFromRight = (description.direction ?? shippedDirection) === 'rtl';
  const written = isObject(content) && Object.hasOwn(content, 'messages') ? content['messages'] : {};
  const messages = new Map<string, CompiledMessage>();
  const wrong: FileProblem[] = isObject(written) ? [] : [createProblem('messages', 'messages')];
  for (const [key, message] of Object.entries(isObject(written) ? written : {})) {
    if (message === '' || key.startsWith('//')) continue;
    const source = english.get(key);
    const entry = source === undefined ? createProblem(key, 'unknown-key') : readMessage(key, message, source);
    if (isProblem(entry)) wrong.push(entry);
    else messages.set(key, isFromRight ? isolateTexts(entry, key) : entry);
  }
  return { description, messages, problems: [...problems, ...wrong] };
}
