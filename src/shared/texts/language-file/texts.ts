import { defineTexts } from '../define-texts.ts';

// Operators read these on the browser's console and in a terminal.
export const texts = defineTexts('shared.language-file', {
  /** Above a list of wrong entries. {file}: the address of a language file. */
  wrong: 'The language file {file} has entries that cannot be used. The app shows its own texts for them:',
  /** {file}: the address of a language file. {reason}: one of the reasons below, or the browser’s own words. */
  unusable: 'The language file {file} cannot be used, so the app shows its own texts: {reason}',
  /** A reason. */
  status: 'the server responded with status {status}.',
  /** A reason. */
  slow: 'it did not arrive within {seconds, number} seconds.',
  /** A reason. */
  large: 'it is larger than 1 MB.',
  /** The end of a list that was cut. */
  more: '{count, plural, one {# more entry} other {# more entries}}',
  /** Each stands behind the key of an entry and a colon. */
  problems: {
    'no-object': "a language file is an object '{' … '}' with messages",
    'unknown-entry': 'no such entry: name, direction, status, messages and sources exist',
    name: 'a name of 1 to 40 characters is expected',
    direction: '"ltr" or "rtl" is expected',
    status: '"draft" or "reviewed" is expected',
    messages: "an object '{' … '}' is expected",
    'unknown-key': 'no message has this key',
    'no-text': 'a message is a text in quotation marks',
    'too-long': 'a message has at most {max, number} characters',
    markup: 'a message has no markup',
    'control-characters': 'a message has no control characters',
    'no-icu': 'no ICU MessageFormat: {detail}',
    arguments: 'the arguments are {found}, expected: {expected}',
    /** In place of arguments. */
    none: 'none',
  },
});
