import { readdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { formatMessage, setTextLanguage } from '#shared/texts/format-message.ts';
import { compileMessage } from '../../../scripts/texts/compile-texts.mjs';
import { readLanguage } from '../../../scripts/texts/read-language.mjs';

const root = new URL('../../../src/languages/', import.meta.url);

/** BCP 47 tags of the languages that the app is translated into. */
export const translations = readdirSync(root).sort();

/** Formats a message from the files of a language. */
export function translate(tag: string, key: string, values: Readonly<Record<string, string | number>> = {}): string {
  const { about, messages } = readLanguage(tag);
  const message = messages.get(key);
  if (message === undefined) throw new Error(`${tag} has no ${key}`);
  const compiled = compileMessage(message, key, about.direction);
  setTextLanguage(tag);
  return typeof compiled === 'string' ? compiled : formatMessage(compiled, values);
}

/** Opens every later page in this language. Call it before the page opens. */
export const chooseStoredLanguage = (page: Page, tag: string) =>
  page.addInitScript((language) => localStorage.setItem('language@1', language), tag);

/** Names, units and codes that bettors of every language write in Latin letters. */
const NAMES =
  /\b(UPI|IFSC|UTR|QR|OTP|SMS|PDF|CSV|Excel|JSON|PNG|JPEG|WebP|MB|KB|HDFC0001234|name@bank|IMPS|NEFT|RTGS|INR|GMT|UTC|English)\b/g;

const toLatinWords = (text: string): readonly string[] => text.match(/[A-Za-z]{2,}/g) ?? [];

const listStrings = (value: unknown): readonly string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(listStrings)
      : [];

/**
 * Collects the words of every response of the server. The app shows them as they are. Returns what finds the other
 * Latin words of the page. Call it before the page opens.
 */
export function trackServerWords(page: Page, brandWords: readonly string[]): () => Promise<readonly string[]> {
  const known = new Set(brandWords);
  const reads: Promise<void>[] = [];
  const add = (text: string) => {
    for (const word of toLatinWords(text)) known.add(word);
  };
  page.on('response', (response) => {
    if (!/\/api\/|\.json$/.test(new URL(response.url()).pathname)) return;
    reads.push(
      response.json().then(
        (json) => listStrings(json).forEach(add),
        () => undefined,
      ),
    );
  });
  return async () => {
    // A response that the page draws has come before, so its words are known after this.
    const texts = await readTexts(page);
    await Promise.all(reads);
    return texts.filter((text) => toLatinWords(text.replace(NAMES, ' ')).some((word) => !known.has(word)));
  };
}

/** Reads each text and each attribute that a person reads or hears. */
const readTexts = (page: Page) =>
  page.evaluate(() => {
    const ATTRIBUTES = ['aria-label', 'aria-description', 'aria-roledescription', 'aria-valuetext', 'title', 'alt'];
    const elements = [...document.querySelectorAll('body *')].filter(
      (element) => element.checkVisibility() && !element.matches('script, style, option[lang]'),
    );
    const texts = elements.flatMap((element) => [
      ...[...element.childNodes].map((node) => (node.nodeType === Node.TEXT_NODE ? (node.nodeValue ?? '') : '')),
      ...[...ATTRIBUTES, 'placeholder'].map((name) => element.getAttribute(name) ?? ''),
    ]);
    return [...new Set([document.title, ...texts].map((text) => text.trim()).filter((text) => text !== ''))];
  });

/**
 * Finds texts whose letters are drawn outside the box that hides what is beyond it, such as the marks below a Telugu
 * letter. `measureText` gives the drawn height, `getClientRects` the line.
 */
export const findClippedMarks = (page: Page) =>
  page.evaluate(() => {
    const pen = document.createElement('canvas').getContext('2d');
    if (pen === null) throw new Error('no canvas');
    /** In CSS pixels. Rounding of lines moves a mark by up to one. */
    const TOLERANCE = 1;
    const hides = (value: string) => value === 'hidden' || value === 'clip' || value === 'auto' || value === 'scroll';
    const findBox = (element: Element): DOMRect | null => {
      for (let at: Element | null = element; at !== null; at = at.parentElement)
        if (hides(getComputedStyle(at).overflowY)) return at.getBoundingClientRect();
      return null;
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const element = node.parentElement;
      const text = node.nodeValue?.trim() ?? '';
      if (element === null || !/[\u0600-\u0CFF]/.test(text) || element.closest('script, style, svg, option')) continue;
      if (!element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true })) continue;
      const box = findBox(element);
      const { clipPath, position } = getComputedStyle(element);
      if (box === null || box.height <= 2 || (clipPath !== 'none' && position === 'absolute')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const lines = [...range.getClientRects()];
      const [first, last] = [lines[0], lines.at(-1)];
      if (first === undefined || last === undefined) continue;
      pen.font = getComputedStyle(element).font;
      const { fontBoundingBoxAscent, fontBoundingBoxDescent } = pen.measureText('x');
      const { actualBoundingBoxAscent, actualBoundingBoxDescent } = pen.measureText(text);
      // A text rectangle is as high as the font, and its baseline lies at the font's ascent.
      const share = fontBoundingBoxAscent / (fontBoundingBoxAscent + fontBoundingBoxDescent);
      const above = first.top + first.height * share - actualBoundingBoxAscent;
      const below = last.top + last.height * share + actualBoundingBoxDescent;
      // A scrolled list cuts its rows on purpose.
      if (first.top < box.top || last.bottom > box.bottom) continue;
      if (above < box.top - TOLERANCE || below > box.bottom + TOLERANCE)
        found.push(`${text.slice(0, 40)}: ${Math.round(above - box.top)}, ${Math.round(box.bottom - below)} px`);
    }
    return [...new Set(found)];
  });
