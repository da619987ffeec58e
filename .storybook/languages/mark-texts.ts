import { TYPE } from '@formatjs/icu-messageformat-parser';
import { configure } from 'storybook/test';
import { installTexts } from '#shared/texts/define-texts.ts';
import { flattenCatalogues, replaceMessages } from '#shared/texts/language-file/messages-by-key.ts';
import { DEFAULT_LANGUAGE } from '#shared/texts/load-texts.ts';
import type { CompiledMessage, CompiledTexts } from '#shared/texts/message-types.ts';

/** Characters that no browser draws: around a number, and its binary digits. */
const [BORDER, ZERO, ONE] = ['\u2063', '\u2061', '\u2062'];
const MARKS = new RegExp(`${BORDER}([${ZERO}${ONE}]+)${BORDER}`, 'g');
const ATTRIBUTES = ['aria-label', 'placeholder', 'title', 'alt'];

/** Where a text stands on the page, in CSS pixels from its start. */
interface TextBox {
  readonly key: string;
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

/** Whether this page marks its texts. `npm run texts:extract -- --screenshots` asks for it in the address. */
export const shouldMarkTexts = (): boolean => new URLSearchParams(location.search).has('marked-texts');

const createMark = (index: number): string =>
  BORDER + index.toString(2).replaceAll('0', ZERO).replaceAll('1', ONE) + BORDER;

const readMarks = (text: string): readonly number[] =>
  Array.from(text.matchAll(MARKS), ([, digits = '']) =>
    Number.parseInt(digits.replaceAll(ZERO, '0').replaceAll(ONE, '1'), 2),
  );

function markMessage(message: CompiledMessage, index: number): CompiledMessage {
  if (message === '') return message;
  const value = createMark(index);
  return typeof message === 'string' ? value + message : [{ type: TYPE.literal, value }, ...message];
}

/**
 * Installs English texts that begin with the invisible number of their message, and a function `readMarkedTexts` for
 * the script that takes pictures (scripts/texts/take-pictures.mjs).
 */
export function installMarkedTexts(catalogues: Readonly<Record<string, CompiledTexts>>): void {
  const messages = [...flattenCatalogues(catalogues)];
  const marked = new Map(messages.map(([key, message], index) => [key, markMessage(message, index)]));
  installTexts(DEFAULT_LANGUAGE, replaceMessages(catalogues, marked));
  const keys = messages.map(([key]) => key);
  Object.assign(window, { readMarkedTexts: () => readMarkedTexts(keys) });
  // A play that looks for a whole text does not find it. The picture then has the state before.
  configure({ asyncUtilTimeout: 500 });
}

/** Lists the visible texts of the page, each with the key of its message. */
function readMarkedTexts(keys: readonly string[]): readonly TextBox[] {
  const found: TextBox[] = [];
  const add = (text: string, { left, top, width, height }: DOMRect): void => {
    const box = { x: left + window.scrollX, y: top + window.scrollY, width, height };
    if (width > 0 && height > 0) for (const index of readMarks(text)) found.push({ key: keys[index] ?? '', box });
  };
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = nodes.nextNode(); node !== null; node = nodes.nextNode()) {
    range.selectNodeContents(node);
    add(node.nodeValue ?? '', range.getBoundingClientRect());
  }
  for (const name of ATTRIBUTES)
    for (const element of document.querySelectorAll(`[${name}]`))
      add(element.getAttribute(name) ?? '', element.getBoundingClientRect());
  return found;
}
