import { type Language, languages, loadDrawnTexts, type MessageFile } from 'virtual:texts/languages';

/** English has every message, and every other language falls back to it. */
export const DEFAULT_LANGUAGE = 'en';

let current = DEFAULT_LANGUAGE;
let rest: Promise<void> | null = null;

/** BCP 47 tag of the language whose texts are shown, or are being loaded for the first screen. */
export const getLanguage = (): string => current;

/** An unknown language is English. */
export const findLanguage = (tag: string): Language => languages[tag] ?? languages.en;

/** Tells the browser and assistive technology which language the page has, and which way it reads. */
function describeDocument(tag: string): void {
  document.documentElement.lang = tag;
  document.documentElement.dir = findLanguage(tag).direction;
}

/**
 * Loads the messages of the first screens, before the app renders. Resolves to what translates the prerendered
 * screens. Rejects when the messages could not be downloaded.
 */
export async function loadFirstTexts(tag: string): Promise<MessageFile['translateScreen']> {
  current = tag;
  describeDocument(tag);
  const file = await findLanguage(tag).first();
  file.install();
  return file.translateScreen;
}

/** Loads the English messages that draw the first prices. Rejects when they could not be downloaded. */
export async function installDrawnTexts(): Promise<void> {
  const file = await loadDrawnTexts();
  file.install();
}

/** Loads the messages that the first screens do without, once. Rejects when they could not be downloaded. */
export function loadRestTexts(): Promise<void> {
  rest ??= installRest().catch((error: unknown) => {
    rest = null;
    throw error;
  });
  return rest;
}

async function installRest(): Promise<void> {
  const tag = current;
  const file = await findLanguage(tag).rest();
  // `switchLanguage` may have come in between, and has installed both parts of the new language.
  if (tag === current) file.install();
}

/** Loads a part of the app together with the messages that the first screens do without. */
export async function loadWithTexts<T>(load: () => Promise<T>): Promise<T> {
  const [part] = await Promise.all([load(), loadRestTexts()]);
  return part;
}

/** Notes that both parts of a language are installed. */
export function setLanguage(tag: string): void {
  current = tag;
  rest = Promise.resolve();
  describeDocument(tag);
}
