import { setNativeZero } from '../format/display.ts';
import { formatMessage, setTextLanguage } from './format-message.ts';
import type { CompiledMessage, CompiledTexts, Texts, TextSource } from './message-types.ts';

type Tree = Record<string, unknown>;

/** Texts of each catalogue that a module holds, and the messages that fill them. Both may come first. */
const trees = new Map<string, Tree>();
const messages = new Map<string, CompiledTexts>();

/**
 * Defines a catalogue: English messages in ICU MessageFormat under an id of its own. `scripts/texts` compiles the call
 * when the app is built. The texts change in place with the language, so read them inside functions and while
 * rendering, never when a module starts.
 */
export function defineTexts<const T extends TextSource>(id: string, source?: T): Texts<T> {
  const tree = trees.get(id) ?? {};
  trees.set(id, tree);
  // The build has compiled the source, or has removed it where the messages come from the file of a language.
  const compiled = messages.get(id) ?? source;
  if (compiled !== undefined) fillTree(tree, compiled);
  return tree as Texts<T>;
}

/**
 * Shows these messages of a language from now on, by the id of their catalogue. A key that is left out keeps its text.
 * `zero`: code point of the language's own zero.
 */
export function installTexts(language: string, catalogues: Readonly<Record<string, CompiledTexts>>, zero = 0x30): void {
  setTextLanguage(language);
  setNativeZero(zero);
  for (const [id, compiled] of Object.entries(catalogues)) {
    messages.set(id, compiled);
    const tree = trees.get(id);
    if (tree !== undefined) fillTree(tree, compiled);
  }
}

function fillTree(tree: Tree, compiled: CompiledTexts): void {
  for (const [key, entry] of Object.entries(compiled)) {
    if (isMessage(entry)) tree[key] = typeof entry === 'string' ? entry : createMessage(entry);
    else fillTree((tree[key] ??= {}) as Tree, entry);
  }
}

const isMessage = (entry: CompiledMessage | CompiledTexts): entry is CompiledMessage =>
  typeof entry === 'string' || Array.isArray(entry);

const createMessage =
  (parts: Exclude<CompiledMessage, string>) =>
  (values: Readonly<Record<string, string | number | Date>>): string =>
    formatMessage(parts, values);
