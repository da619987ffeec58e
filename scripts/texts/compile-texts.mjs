import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { isolateArguments } from './isolate-arguments.mjs';

/**
 * Compiles a catalogue. Throws an Error that names the message which is no ICU MessageFormat. `direction` is that of
 * its language.
 */
export function compileTexts(texts, name, direction = 'ltr') {
  return Object.fromEntries(
    Object.entries(texts).map(([key, entry]) => {
      const path = `${name}.${key}`;
      const compile = typeof entry === 'string' ? compileMessage : compileTexts;
      return [key, compile(entry, path, direction)];
    }),
  );
}

/** Compiles a message: to its text, or to its parts where it has arguments. `name` is its key. */
export function compileMessage(message, name, direction = 'ltr') {
  let parts;
  try {
    parts = parse(message, { ignoreTag: true, requiresOtherClause: true });
  } catch (error) {
    throw new Error(`${name}: ${error instanceof Error ? error.message : String(error)} in “${message}”`, {
      cause: error,
    });
  }
  if (parts.length === 0) return '';
  if (direction === 'rtl') parts = isolateArguments(parts, name);
  const [first] = parts;
  return parts.length === 1 && first?.type === TYPE.literal ? first.value : parts;
}
