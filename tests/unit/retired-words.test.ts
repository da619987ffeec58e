import { readFileSync } from 'node:fs';
import { Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import { describe, expect, test } from 'vitest';
import { findRetiredWord, names, parts, retiredWords } from '../../scripts/lint/retired-words.mjs';

const config = {
  files: ['**/*.ts', '**/*.tsx'],
  languageOptions: { parser: tseslint.parser, parserOptions: { ecmaFeatures: { jsx: true } } },
  plugins: { names: { rules: { 'retired-words': retiredWords } } },
  rules: { 'names/retired-words': 'error' },
} satisfies Linter.Config;

function findProblems(code: string, filename = 'src/module.tsx'): readonly string[] {
  const problems = new Linter().verify(code, config, { filename });
  expect(problems.filter(({ fatal }) => fatal)).toEqual([]);
  return problems.map(({ message }) => message);
}

describe('The lint rule names/retired-words', () => {
  test.each([
    ['a variable', 'const betDesk = 1;'],
    ['a name in camel case', 'const serverAnswer = 1;'],
    ['a constant', 'const BET_DESK = 1;'],
    ['a whole name', 'const words = 1;'],
    ['a function', 'function tellUser() {}'],
    ['a parameter', 'const run = (fate: string) => fate;'],
    ['an unused parameter', 'const run = (_why: string) => 1;'],
    ['a parameter of a function type', 'type Run = (fate: string) => void;'],
    ['a default parameter', 'const run = (fate = 1) => fate;'],
    ['a rest parameter', 'const run = (...picks: string[]) => picks;'],
    ['an element of an array', 'const [shown] = [1];'],
    ['a name taken from an object', 'const { shown } = view;'],
    ['a property', 'const view = { typedText: 1 };'],
    ['a property of an interface', 'interface View { readonly why: string }'],
    ['a method of an interface', 'interface View { tell(): void }'],
    ['a private field', 'class View { #told = 1; }'],
    ['a private method', 'class View { #tell() {} }'],
    ['a type', 'type BetDesk = string;'],
    ['a type parameter', 'type List<TFate> = TFate[];'],
    ['an interface', 'interface Misfit {}'],
    ['a class', 'class BetTray {}'],
    ['a story', 'export const ToldApart = 1;'],
    ['a state of a union', "type State = 'ready' | 'in-doubt';"],
    ['a renamed import', "import { find as pick } from 'library';"],
    ['a renamed export', 'const find = 1; export { find as pick };'],
    ['a default import', "import journeys from './config.ts';"],
    ['a namespace import', "import * as fates from './scenarios.ts';"],
    ['a caught error', 'try { run(); } catch (misfit) { log(misfit); }'],
  ])('refuses a retired word in %s', (_case, code) => expect(findProblems(code)).toHaveLength(1));

  test.each(['src/features/bet-slip/desk.ts', 'src/app/journeys/index.ts', 'src/ui-kit/BetTray.stories.tsx'])(
    'refuses the path %s',
    (path) => expect(findProblems('', path)).toHaveLength(1),
  );

  test.each([
    ['an import under the name of its library', "import { House } from 'lucide-react';"],
    ['a use of an imported name', "import { House } from 'lucide-react'; export const icon = <House />;"],
    ['a type of TypeScript', 'type Outcome = Awaited<Promise<1>>; type Part = Pick<View, 1>;'],
    ['a property of a value from outside', 'export const rows = coverage.covered;'],
    ['a foreign property under a new name', 'const { covered: lines } = coverage;'],
    ['a computed key', 'const view = { [fate]: 1 };'],
    ['a word inside a longer word', 'const untilNow = deskew + housed;'],
    ['a whole name inside a longer name', 'const wholeUnits = queryWords;'],
    ['a sentence', "const text = 'The help desk answers within a day.';"],
  ])('accepts %s', (_case, code) => expect(findProblems(code)).toEqual([]));

  test('prints the replacement', () =>
    expect(findProblems('const betDesk = 1;')).toEqual([
      '"desk" in betDesk is retired. Use: controller. docs/glossary.md lists the terms.',
    ]));
});

test('the list of retired words is sorted, in lower case and has a replacement for each word', () => {
  for (const list of [parts, names]) {
    const retired = Object.keys(list);
    expect(retired).toEqual([...retired].sort());
    expect(retired.filter((word) => !/^[a-z]+$/.test(word))).toEqual([]);
    expect(Object.values(list).filter((replacement) => replacement === '')).toEqual([]);
  }
});

test('findRetiredWord finds the plural of a retired word', () => {
  expect(findRetiredWord('listWicketStretches')).toMatchObject({ word: 'stretch' });
});

test('the glossary defines no retired word', () => {
  const terms = [...readFileSync('docs/glossary.md', 'utf8').matchAll(/^\| ([^|]+) \|/gm)]
    .flatMap(([, term = '']) => term.split(','))
    .map((term) => term.trim());
  expect(terms.length).toBeGreaterThan(50);
  expect(terms.filter((term) => findRetiredWord(term) !== null)).toEqual([]);
});
