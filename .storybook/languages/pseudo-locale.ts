import { TYPE } from '@formatjs/icu-messageformat-parser';
import type { CompiledMessage, CompiledTexts } from '#shared/texts/message-types.ts';

/** Pseudo-locale that shows the effect of longer texts: every text is 40 % longer and has accents on its vowels. */
const ACCENTED: Readonly<Record<string, string>> = {
  a: 'à',
  e: 'ë',
  i: 'ï',
  o: 'õ',
  u: 'ü',
  A: 'Å',
  E: 'Ë',
  I: 'Ï',
  O: 'Ø',
  U: 'Ü',
};

type Parts = Exclude<CompiledMessage, string>;
type Part = Parts[number];

const isChoice = (part: Part): part is Extract<Part, { options: object }> => 'options' in part;

const accentVowels = (text: string): string => text.replace(/[aeiou]/gi, (vowel) => ACCENTED[vowel] ?? vowel);

/** Pads with separate words, because no language has one long word. */
const createPadding = (length: number): string =>
  '~'.repeat(Math.ceil(length * 0.4)).replace(/~{8}(?=~)/g, '~~~~~~~~ ');

const hasLetters = (text: string): boolean => /\p{L}/u.test(text);

const lengthenText = (text: string): string =>
  hasLetters(text) ? `[${accentVowels(text)}${createPadding(text.length)}]` : text;

const createLiteral = (value: string): Part => ({ type: TYPE.literal, value });

/** Changes the words of a message. Its arguments stay as they are. */
function lengthenParts(parts: Parts): Part[] {
  const literals = parts.map((part) => (part.type === TYPE.literal ? part.value : '')).join('');
  const changed = parts.map((part): Part => {
    if (part.type === TYPE.literal) return createLiteral(accentVowels(part.value));
    if (!isChoice(part)) return part;
    const options = Object.entries(part.options).map(([key, { value }]) => [key, { value: lengthenParts(value) }]);
    return { ...part, options: Object.fromEntries(options) as typeof part.options };
  });
  if (!hasLetters(literals)) return changed;
  return [createLiteral('['), ...changed, createLiteral(`${createPadding(literals.length)}]`)];
}

const isMessage = (entry: CompiledMessage | CompiledTexts): entry is CompiledMessage =>
  typeof entry === 'string' || Array.isArray(entry);

const translateEntry = (entry: CompiledMessage | CompiledTexts): CompiledMessage | CompiledTexts => {
  if (!isMessage(entry)) return translateToPseudo(entry);
  return typeof entry === 'string' ? lengthenText(entry) : lengthenParts(entry);
};

/** Translates a catalogue into the pseudo-locale. */
export const translateToPseudo = (texts: CompiledTexts): CompiledTexts =>
  Object.fromEntries(Object.entries(texts).map(([key, entry]) => [key, translateEntry(entry)]));
