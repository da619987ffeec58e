import { expect, test } from 'vitest';
import { expectations } from '../../boot/config/texts.ts';
import { parseLanguageSettings } from './language-settings.ts';

const listWrongKeys = (languages: unknown): readonly string[] => {
  const parsed = parseLanguageSettings(languages);
  return parsed.kind === 'wrong' ? parsed.wrong.map(({ key }) => key) : [];
};

test('parseLanguageSettings accepts languages, a default and files', () => {
  const settings = { offered: ['en', 'zh-Hant'], default: 'hi', files: { mr: '/texts/mr.json' } };
  expect(parseLanguageSettings(settings)).toEqual({ kind: 'settings', settings });
  expect(parseLanguageSettings({})).toEqual({ kind: 'settings', settings: { files: {} } });
});

test.each<[string, unknown, readonly string[]]>([
  ['no languages', { offered: [] }, ['languages.offered']],
  [
    'a name in place of a tag',
    { offered: ['en', 'Hindi'], default: 'ENGLISH' },
    ['languages.offered.1', 'languages.default'],
  ],
  ['a tag that no browser reads', { default: 'en-a' }, ['languages.default']],
  ['a misspelt key', { ofered: ['en'] }, ['languages.ofered']],
  ['a list of files', { files: ['/texts/hi.json'] }, ['languages.files']],
  [
    'files of other hosts and of no path',
    {
      files: {
        hi: '//evil.example/hi.json',
        bn: '/\\evil.example/bn.json',
        ur: 'texts/ur.json',
        ta: 1,
        te: '/te.json',
      },
    },
    ['languages.files.hi', 'languages.files.bn', 'languages.files.ur', 'languages.files.ta'],
  ],
  [
    'a file of the prototype',
    JSON.parse('{"files":{"__proto__":"/x.json","constructor":"/x.json"}}'),
    ['languages.files.constructor'],
  ],
])('parseLanguageSettings lists the keys of %s', (_, languages, keys) => {
  expect(listWrongKeys(languages)).toEqual(keys);
});

test('every key of languages has an expectation text', () => {
  for (const key of ['languages', 'languages.offered', 'languages.default', 'languages.files'])
    expect(expectations[key]).toEqual(expect.any(String));
});
