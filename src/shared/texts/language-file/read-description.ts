/** An entry of a language file that the app cannot use. */
export interface FileProblem {
  /** The key of the message, or of the entry of the file. Empty for the entire file. */
  readonly key: string;
  readonly reason:
    | 'no-object'
    | 'unknown-entry'
    | 'name'
    | 'direction'
    | 'status'
    | 'messages'
    | 'unknown-key'
    | 'no-text'
    | 'too-long'
    | 'markup'
    | 'control-characters'
    | 'no-icu'
    | 'arguments';
  /** The parser's message, or the arguments of this message. Else empty. */
  readonly found: string;
  /** The arguments of the English message. Else empty. */
  readonly expected: string;
}

/** The description of a language in its file. Null where an entry is missing or wrong. */
export interface LanguageDescription {
  /** In the language itself. */
  readonly name: string | null;
  readonly direction: 'ltr' | 'rtl' | null;
  /** Whether it still waits for a reviewer. */
  readonly isDraft: boolean | null;
}

/** `sources` has notes for translators (`npm run texts:extract`). The app ignores it. */
const ENTRIES = ['name', 'direction', 'status', 'messages', 'sources'];
const MAX_NAME_LENGTH = 40;
/** In characters. The longest message of the app has under 300 in every language. */
export const MAX_MESSAGE_LENGTH = 1000;

/** Control characters, and those that turn the direction of a text: 1.85 must not read as 58.1. */
export const CONTROL_CHARACTERS = /[\p{Cc}\u202A-\u202E]/u;
/** Begins a tag, a comment or an instruction. */
export const MARKUP = /<[a-z/!?]/i;

export const createProblem = (key: string, reason: FileProblem['reason'], found = '', expected = ''): FileProblem => ({
  key,
  reason,
  found,
  expected,
});

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isName = (value: unknown): value is string =>
  typeof value === 'string' &&
  value.trim() !== '' &&
  value.length <= MAX_NAME_LENGTH &&
  !MARKUP.test(value) &&
  !CONTROL_CHARACTERS.test(value);

/** Reads what the content of a language file says about its language, without its messages. */
export function readDescription(content: unknown): {
  readonly description: LanguageDescription;
  readonly problems: readonly FileProblem[];
} {
  const file = isObject(content) ? content : {};
  const read = (key: string) => (Object.hasOwn(file, key) ? file[key] : undefined);
  const [name, direction, status] = [read('name'), read('direction'), read('status')];
  const isDirection = direction === 'ltr' || direction === 'rtl';
  const isStatus = status === 'draft' || status === 'reviewed';
  return {
    description: {
      name: isName(name) ? name.trim() : null,
      direction: isDirection ? direction : null,
      isDraft: isStatus ? status === 'draft' : null,
    },
    problems: [
      ...(isObject(content) ? [] : [createProblem('', 'no-object')]),
      ...(name === undefined || isName(name) ? [] : [createProblem('name', 'name')]),
      ...(direction === undefined || isDirection ? [] : [createProblem('direction', 'direction')]),
      ...(status === undefined || isStatus ? [] : [createProblem('status', 'status')]),
      ...Object.keys(file)
        .filter((key) => !ENTRIES.includes(key) && !key.startsWith('//'))
        .map((key) => createProblem(key, 'unknown-entry')),
    ],
  };
}
