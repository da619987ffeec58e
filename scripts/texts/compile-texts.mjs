import { parse, TYPE } from '@formatjs/icu-messageformat-parser';

/** Compiles a catalogue. Throws an Error that names the message which is no ICU MessageFormat. */
export function compileTexts(texts, name) {
  return Object.fromEntries(
    Object.entries(texts).map(([key, entry]) => {
      const path = `${name}.${key}`;
      return [key, typeof entry === 'string' ? compileMessage(entry, path) : compileTexts(entry, path)];
    }),
  );
}

/** Compiles a message: to its text, or to its parts where it has arguments. */
export function compileMessage(message, name) {
  let parts;
  try {
    parts = parse(message, { ignoreTag: true, requiresOtherClause: true });
  } catch (error) {
    throw new Error(`${name}: ${error instanceof Error ? error.message : String(error)} in “${message}”`, {
      cause: error,
    });
  }
  if (parts.length === 0) return '';
  const [first] = parts;
  return parts.length === 1 && first?.type === TYPE.literal ? first.value : parts;
}
