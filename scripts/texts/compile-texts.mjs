import { parse, TYPE } from '@formatjs/icu-messageformat-parser';

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

/** Compiles a message: to its text, or to its parts where it has arguments. */
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
  if (direction === 'rtl') parts = isolateArguments(parts);
  const [first] = parts;
  return parts.length === 1 && first?.type === TYPE.literal ? first.value : parts;
}

const [ISOLATE, END_OF_ISOLATE] = ['\u2068', '\u2069'].map((value) => ({ type: TYPE.literal, value }));

/**
 * Puts each inserted text between marks of the Unicode bidirectional algorithm. Otherwise a Latin name or a price in a
 * text from right to left would exchange places with the signs beside it.
 */
const isolateArguments = (parts) =>
  parts.flatMap((part) => {
    if (part.type === TYPE.argument) return [ISOLATE, part, END_OF_ISOLATE];
    if (!('options' in part)) return [part];
    const options = Object.entries(part.options).map(([key, option]) => [
      key,
      { ...option, value: isolateArguments(option.value) },
    ]);
    return [{ ...part, options: Object.fromEntries(options) }];
  });
