import { TYPE } from '@formatjs/icu-messageformat-parser';

const [ISOLATE, END_OF_ISOLATE] = ['\u2068', '\u2069'].map((value) => ({ type: TYPE.literal, value }));

/** Dates and amounts go into other messages, which isolate them as a whole. */
const isFormat = (key) => key.startsWith('shared.format');

const isolateParts = (parts) =>
  parts.flatMap((part) => {
    if (part.type === TYPE.argument) return [ISOLATE, part, END_OF_ISOLATE];
    if (!('options' in part)) return [part];
    const options = Object.entries(part.options).map(([key, option]) => [
      key,
      { ...option, value: isolateParts(option.value) },
    ]);
    return [{ ...part, options: Object.fromEntries(options) }];
  });

/**
 * Puts each text that a message inserts between marks of the Unicode bidirectional algorithm, in a language from right
 * to left. Otherwise a Latin name or a price would exchange places with the signs beside it. `key` is that of the
 * message.
 */
export const isolateArguments = (parts, key) => (isFormat(key) ? parts : isolateParts(parts));
