import { expect, test } from 'vitest';
import { compileTexts } from '../../../scripts/texts/compile-texts.mjs';
import { readCatalogues } from '../../../scripts/texts/read-catalogues.mjs';

const read = (code: string) => readCatalogues(code, 'src/features/x/texts.ts');

test('a catalogue is read with its groups and the notes for translators', () => {
  const code = `
    export const texts = defineTexts('x', {
      /** Above the list. */
      title: 'Bets',
      'group-one': {
        /**
         * {n} is a count.
         */
        found: '{n, plural, one {# bet} other {# bets}}',
      },
    });`;
  expect(read(code)).toMatchObject([
    {
      id: 'x',
      texts: { title: 'Bets', 'group-one': { found: '{n, plural, one {# bet} other {# bets}}' } },
      notes: { title: 'Above the list.', 'group-one.found': '{n} is a count.' },
    },
  ]);
});

test.each([
  ["defineTexts('x', { a: `b ${c}` })", 'a message is a plain string'],
  ["defineTexts('x', { a: () => 'b' })", 'a message is a plain string'],
  ["defineTexts('x', { ...more })", 'a message stands under a plain key'],
  ["defineTexts('x', { [key]: 'b' })", 'a message stands under a plain key'],
  ["defineTexts(name, { a: 'b' })", 'a catalogue needs an id in quotes'],
  ["defineTexts('x', more)", 'a catalogue needs its messages as an object'],
])('readCatalogues refuses %s with its place', (code, problem) => {
  expect(() => read(`\n${code};`)).toThrow(`src/features/x/texts.ts:2: ${problem}`);
});

test('a message that is no ICU MessageFormat is named', () => {
  expect(() => compileTexts({ group: { found: '{n, plural, one {# bet}}' } }, 'x')).toThrow('x.group.found');
  expect(() => compileTexts({ open: '{n' }, 'x')).toThrow('x.open');
});
