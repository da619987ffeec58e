import { describe, expect, test } from 'vitest';
import { isRenderFunction, type PublicProp, publicProps } from './public-props.ts';
import { readRepositoryFile } from './repository-files.ts';

/** A row of the table in docs/conventions.md. */
interface Axis {
  readonly word: string;
  /** Null: the words of the component, or any value. */
  readonly allowed: readonly string[] | null;
  readonly kind: string | null;
  readonly refused: readonly string[];
}

const KINDS = ['text', 'number', 'boolean', 'list'];
/** Their value is whatever the component shows or chooses from. */
const OPEN_WORDS = new Set(['value', 'selected', 'children']);

const listWords = (cell: string): readonly string[] => [...cell.matchAll(/`([\w-]+)`/g)].map(([, word = '']) => word);

const [, section = ''] = /### Props\n([^]*?)\n##/.exec(readRepositoryFile('docs/conventions.md')) ?? [];
const axes: readonly Axis[] = section
  .split('\n')
  .map((line) => line.split(' | ').map((cell) => cell.replace(/^\| | \|$/g, '').trim()))
  .filter((cells) => cells.length === 4 && cells[0]?.startsWith('`'))
  .map(([word = '', , values = '', refused = '']) => ({
    word: listWords(word)[0] ?? '',
    allowed: values.startsWith('`') ? listWords(values) : null,
    kind: KINDS.includes(values) ? values : values.includes('words') ? 'union' : null,
    refused: refused.split(', '),
  }));

const describeProp = ({ component, name }: PublicProp): string => `${component}.${name}`;
const list = (isWrong: (prop: PublicProp) => boolean): readonly string[] =>
  publicProps.filter(isWrong).map(describeProp);

describe('props of the ui-kit', () => {
  test('have the words of their axis, and none of the words that mean the same', () => {
    expect(publicProps.length).toBeGreaterThan(200);
    expect(axes.length).toBeGreaterThan(20);
    const refused = new Map(axes.flatMap((axis) => axis.refused.map((word) => [word, axis.word] as const)));
    expect(list(({ name }) => refused.has(name))).toEqual([]);
  });

  test('have the values that the table of docs/conventions.md lists', () => {
    const wrong = axes.flatMap(({ word, allowed, kind }) =>
      publicProps
        .filter(({ name }) => name === word)
        .filter((prop) =>
          allowed === null
            ? kind !== null && prop.kind !== kind
            : prop.kind !== 'union' || prop.unionWords.some((each) => !allowed.includes(each)),
        )
        .map((prop) => `${describeProp(prop)}: ${prop.kind} ${prop.unionWords.join(', ')}`),
    );
    expect(wrong).toEqual([]);
  });

  test('exist for every row of that table', () => {
    const names = new Set(publicProps.map(({ name }) => name));
    expect(axes.map(({ word }) => word).filter((word) => !names.has(word))).toEqual([]);
  });

  test('have one kind of value for one word', () => {
    const known = publicProps.filter(({ name, kind }) => !OPEN_WORDS.has(name) && kind !== 'any');
    const mixed = known.flatMap((prop) => {
      const other = known.find(({ name, kind }) => name === prop.name && kind !== prop.kind);
      return other ? [`${describeProp(prop)}: ${prop.kind}, but ${describeProp(other)}: ${other.kind}`] : [];
    });
    expect(mixed).toEqual([]);
  });

  test('are booleans of one word, without is or has', () => {
    expect(list(({ name, kind }) => kind === 'boolean' && /^(?:is|has|can|should)[A-Z]/.test(name))).toEqual([]);
  });

  test('report a change by the word of its value, never by an onChange of their own', () => {
    expect(list(({ name }) => name === 'onChange')).toEqual([]);
    expect(list(({ name }) => /^on(?:Dismiss|Cancel|Hide)$/.test(name))).toEqual([]);
  });

  test('are functions with a verb: on for an event, render for JSX', () => {
    expect(
      list(
        ({ component, name, kind }) =>
          kind === 'function' &&
          name !== 'children' &&
          !(isRenderFunction(component, name) ? /^render[A-Z]/ : /^(?:on|get|read)[A-Z]/).test(name),
      ),
    ).toEqual([]);
    expect(list(({ name, kind }) => /^(?:on|render)[A-Z]/.test(name) && kind !== 'function')).toEqual([]);
  });
});
