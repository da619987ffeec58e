import fc from 'fast-check';
import { listMessageArguments } from 'virtual:texts/message-arguments';
import { describe, expect, test } from 'vitest';
import { compileTexts } from '../../../../scripts/texts/compile-texts.mjs';
import { formatMessage } from '../format-message.ts';
import { describeFileProblem } from './describe-file-problem.ts';
import { flattenCatalogues, replaceMessages } from './messages-by-key.ts';
import { readLanguageFile } from './read-language-file.ts';

const catalogues = {
  slip: compileTexts(
    {
      place: 'Place bet',
      group: { found: '{count, plural, one {# bet} other {# bets}}' },
      bet: '{side, select, back {Back} other {Lay}} {runner} at {price, number}',
    },
    'slip',
  ),
};
const english = flattenCatalogues(catalogues);

const listProblems = (content: unknown): readonly string[] =>
  readLanguageFile(content, english).problems.map(describeFileProblem);

const listMessageProblems = (messages: object): readonly string[] => listProblems({ messages });

describe('readLanguageFile', () => {
  test('reads the language and its messages, and leaves out a message that waits for its translation', () => {
    const { description, messages, problems } = readLanguageFile(
      {
        '// note': 'ours',
        name: ' मराठी ',
        direction: 'ltr',
        status: 'draft',
        sources: {},
        messages: { 'slip.place': "पैज '{'लावा'}'", 'slip.group.found': '', '// a': 'remark' },
      },
      english,
    );
    expect(problems).toEqual([]);
    expect(description).toEqual({ name: 'मराठी', direction: 'ltr', isDraft: true });
    expect([...messages]).toEqual([['slip.place', 'पैज {लावा}']]);
  });

  test('isolates the arguments of a language from right to left, also where the build knows its direction', () => {
    const messages = { 'slip.bet': '{side, select, back {{runner}} other {x}} {price, number}' };
    const readBet = (file: object, shipped?: 'rtl') =>
      JSON.stringify(readLanguageFile(file, english, shipped).messages.get('slip.bet'));
    expect(readBet({ direction: 'rtl', messages })).toContain('\u2068');
    expect(readBet({ messages }, 'rtl')).toContain('\u2068');
    expect(readBet({ messages })).not.toContain('\u2068');
  });

  test('names a wrong message among right ones, and keeps the right ones', () => {
    const file = { 'slip.place': 'लावा', 'slip.bet': '{runner}', 'slip.group.found': '{count, plural, other {#}}' };
    const { messages, problems } = readLanguageFile({ messages: file }, english);
    expect([...messages.keys()]).toEqual(['slip.place', 'slip.group.found']);
    expect(problems.map(describeFileProblem)).toEqual([
      'slip.bet: the arguments are runner argument, expected: price number, runner argument, side select',
    ]);
  });

  test.each([
    ['an unknown key', { 'slip.plaec': 'x' }, 'slip.plaec: no message has this key'],
    ['a group in place of a message', { 'slip.group': 'x' }, 'slip.group: no message has this key'],
    ['a number', { 'slip.place': 1 }, 'slip.place: a message is a text in quotation marks'],
    ['an argument too many', { 'slip.place': '{runner}' }, 'are runner argument, expected: none'],
    ['a missing argument', { 'slip.group.found': 'bets' }, 'are none, expected: count plural'],
    ['another kind of argument', { 'slip.group.found': '{count}' }, 'are count argument, expected: count plural'],
    [
      'another format of a number',
      { 'slip.bet': '{side, select, other {}} {runner} {price, number, ::scale/0}' },
      'are price number ::scale/0, runner',
    ],
    ['an offset', { 'slip.group.found': '{count, plural, offset:1 other {#}}' }, 'count plural offset:1'],
    ['ordinals', { 'slip.group.found': '{count, selectordinal, other {#}}' }, 'count plural ordinal'],
    ['no ICU MessageFormat', { 'slip.place': '{' }, 'slip.place: no ICU MessageFormat: EXPECT_ARGUMENT_CLOSING_BRACE'],
    ['a plural without other', { 'slip.group.found': '{count, plural, one {#}}' }, 'MISSING_OTHER_CLAUSE'],
    ['markup', { 'slip.place': '<img src=x onerror=alert(1)>' }, 'slip.place: a message has no markup'],
    ['a turned direction', { 'slip.place': '\u202E58.1' }, 'slip.place: a message has no control characters'],
    ['a long message', { 'slip.place': 'x'.repeat(1001) }, 'slip.place: a message has at most 1,000 characters'],
  ])('refuses %s', (_, messages, problem) => {
    expect(listMessageProblems(messages)).toEqual([expect.stringContaining(problem)]);
  });

  test.each([
    [null, 'a language file is an object { … } with messages'],
    [[], 'a language file is an object { … } with messages'],
    [{ messages: [] }, 'messages: an object { … } is expected'],
    [{ name: '<b>मराठी</b>' }, 'name: a name of 1 to 40 characters is expected'],
    [{ name: 'x'.repeat(41) }, 'name: a name of 1 to 40 characters is expected'],
    [{ direction: 'up' }, 'direction: "ltr" or "rtl" is expected'],
    [{ status: 'done' }, 'status: "draft" or "reviewed" is expected'],
    [{ mesages: {} }, 'mesages: no such entry: name, direction, status, messages and sources exist'],
  ])('refuses the content %j', (content, problem) => {
    expect(listProblems(content)).toEqual([problem]);
  });

  test('never reads or writes the prototype of an object', () => {
    const file: unknown = JSON.parse(
      '{"messages":{"__proto__":"x","slip.__proto__":"x","slip.constructor":"x","toString":"x"},"__proto__":{"name":"x"}}',
    );
    const { description, messages, problems } = readLanguageFile(file, english);
    expect(description.name).toBeNull();
    expect(problems.map(({ key }) => key)).toEqual([
      '__proto__',
      '__proto__',
      'slip.__proto__',
      'slip.constructor',
      'toString',
    ]);
    expect(replaceMessages(catalogues, messages)).toEqual(catalogues);
    expect(Object.keys(Object.prototype)).toEqual([]);
  });

  test('never throws, and accepts only messages that every call of the app can show', () => {
    const values = { side: 'back', runner: 'India', price: 1.98, count: 2 };
    const syntax = fc.constantFrom(
      ...["'", '{', '}', '#', '<', ' ', '{count, plural,', ' one {', ' other {', '=0 {', '{side, select,', ' back {'],
      ...['{runner}', '{price, number}', '{price, number, ::', '.00', 'currency/INR', 'offset:1', '__proto__', '|'],
    );
    const message = fc.oneof(
      fc.string(),
      fc.array(fc.oneof(syntax, fc.string()), { maxLength: 20 }).map((parts) => parts.join('')),
    );
    const key = fc.oneof(fc.constantFrom(...english.keys()), fc.string());
    const content = fc.oneof(
      fc.jsonValue(),
      fc.record({ messages: fc.dictionary(key, fc.oneof(message, fc.jsonValue())) }),
    );
    fc.assert(
      fc.property(content, (file) => {
        const { messages, problems } = readLanguageFile(file, english);
        problems.forEach(describeFileProblem);
        for (const [name, compiled] of messages) {
          const source = english.get(name) ?? '';
          expect(typeof compiled).toBe(typeof source);
          expect(listMessageArguments(compiled)).toEqual(listMessageArguments(source));
          if (typeof compiled !== 'string') expect(typeof formatMessage(compiled, values)).toBe('string');
        }
      }),
      { numRuns: 2000 },
    );
  });
});

test('replaceMessages replaces messages by their full key alone', () => {
  const replaced = replaceMessages(
    catalogues,
    new Map([
      ['slip.place', 'Submit'],
      ['place', 'x'],
      ['slip.group', 'x'],
    ]),
  );
  expect([...flattenCatalogues(replaced)]).toEqual(
    [...english].map(([key, message]) => [key, key === 'slip.place' ? 'Submit' : message]),
  );
});
