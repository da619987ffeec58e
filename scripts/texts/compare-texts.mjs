import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { listMessageArguments } from './message-arguments.mjs';

/** Lists the messages of a catalogue by their full key: `wallet.deposit.title`. */
export function flattenTexts(texts, path) {
  return Object.entries(texts).flatMap(([key, entry]) =>
    typeof entry === 'string' ? [[`${path}.${key}`, entry]] : flattenTexts(entry, `${path}.${key}`),
  );
}

/** Lists the arguments of a message with their kind and format: `count plural`. Throws what the parser throws. */
export const listArguments = (message) =>
  listMessageArguments(parse(message, { ignoreTag: true, requiresOtherClause: true }));

/** Lists the plural forms that a message leaves out, of those that whole numbers have in the language. */
export function listMissingPlurals(message, language) {
  const needed = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  const missing = new Set();
  const visit = (parts) => {
    for (const part of parts) {
      if (part.options === undefined) continue;
      if (part.type === TYPE.plural)
        for (const form of needed) if (!Object.hasOwn(part.options, form)) missing.add(`${part.value}: ${form}`);
      for (const option of Object.values(part.options)) visit(option.value);
    }
  };
  visit(parse(message, { ignoreTag: true }));
  return [...missing];
}

/**
 * Compares the messages of a language with the English ones. Both map full keys to messages. Returns a line for each
 * problem: a missing or unknown key, no ICU MessageFormat, other arguments, a missing plural form.
 */
export function compareTexts(english, translated, language) {
  const problems = [];
  for (const key of english.keys()) if (!translated.has(key)) problems.push(`${key}: missing`);
  for (const [key, message] of translated) {
    const source = english.get(key);
    if (source === undefined) {
      problems.push(`${key}: no such key`);
      continue;
    }
    try {
      const expected = listArguments(source).join(', ');
      const found = listArguments(message).join(', ');
      if (expected !== found) problems.push(`${key}: arguments ${found || 'none'}, expected ${expected || 'none'}`);
      for (const form of listMissingPlurals(message, language)) problems.push(`${key}: no plural form ${form}`);
    } catch (error) {
      problems.push(`${key}: ${error.message} in “${message}”`);
    }
  }
  return problems;
}
