import { type Element, Window } from 'happy-dom';
import { describe, expect, test } from 'vitest';
import { compileMessage } from '../../../scripts/texts/compile-texts.mjs';
import { listMessages } from '../../../scripts/texts/list-messages.mjs';
import { writeLanguageFile, writeXliff } from '../../../scripts/texts/write-translations.mjs';
import { readLanguageFile } from '../../../src/shared/texts/language-file/read-language-file.ts';

const messages = listMessages('hi');
const english = new Map(messages.map(({ key, source }) => [key, compileMessage(source, key)]));
const hostile = {
  key: 'test.hostile',
  source: `<1 % & "{name}" > 'x' ]]>`,
  target: undefined,
  arguments: ['name argument'],
  note: 'Above <b> & below.',
  file: 'src/a/texts.ts',
  stories: ['Pages/Login: First'],
};

describe('writeLanguageFile', () => {
  test('writes a file that the app reads without a problem, with every translation', () => {
    const {
      description,
      messages: read,
      problems,
    } = readLanguageFile(JSON.parse(writeLanguageFile(messages, 'hi')), english);
    expect(problems).toEqual([]);
    expect(description).toEqual({ name: 'हिन्दी', direction: 'ltr', isDraft: true });
    const translated = messages.filter(({ target }) => target !== '');
    expect([...read]).toEqual(translated.map(({ key, target = '' }) => [key, compileMessage(target, key)]));
  });

  test('writes an empty message where a new language waits for a translation, beside its source', () => {
    const file = JSON.parse(writeLanguageFile([hostile], 'mr')) as unknown;
    expect(file).toEqual({
      name: 'मराठी',
      direction: 'ltr',
      status: 'draft',
      messages: { 'test.hostile': '' },
      sources: {
        'test.hostile': {
          source: hostile.source,
          arguments: hostile.arguments,
          note: hostile.note,
          file: hostile.file,
          stories: hostile.stories,
        },
      },
    });
  });
});

describe('writeXliff', () => {
  const window = new Window();
  const NAMESPACE = 'urn:oasis:names:tc:xliff:document:2.0';
  const parse = (text: string) => new window.DOMParser().parseFromString(text, 'application/xml');
  const readText = (parent: Element, name: string) => parent.getElementsByTagName(name)[0]?.textContent;

  test('writes each message with its translation, its arguments and its file', () => {
    const xliff = parse(writeXliff(messages, 'hi'));
    const root = xliff.documentElement;
    expect(root.namespaceURI).toBe(NAMESPACE);
    expect(['version', 'srcLang', 'trgLang'].map((name) => root.getAttribute(name))).toEqual(['2.0', 'en', 'hi']);
    const units = [...xliff.getElementsByTagName('unit')];
    expect(
      units.map((unit) => ({
        key: unit.getAttribute('id'),
        source: readText(unit, 'source'),
        target: readText(unit, 'target'),
        file: unit.parentElement?.getAttribute('original'),
        notes: [...unit.getElementsByTagName('note')].map((note) => note.textContent),
      })),
    ).toEqual(
      messages.map(({ key, source, target, file, note, arguments: list }) => ({
        key,
        source,
        target,
        file,
        notes: [...(note === undefined ? [] : [note]), ...(list.length > 0 ? [`Arguments: ${list.join(', ')}`] : [])],
      })),
    );
  });

  test('writes identifiers that are name tokens, each once', () => {
    const xliff = parse(writeXliff(messages, ''));
    expect(xliff.documentElement.hasAttribute('trgLang')).toBe(false);
    for (const name of ['file', 'unit']) {
      const ids = [...xliff.getElementsByTagName(name)].map((element) => element.getAttribute('id') ?? '');
      expect(ids.length).toBeGreaterThan(50);
      expect(ids.filter((id, index) => !/^[\w.:-]+$/.test(id) || ids.indexOf(id) !== index)).toEqual([]);
    }
  });

  test('escapes what is syntax in XML', () => {
    const xliff = parse(writeXliff([hostile], 'mr'));
    expect(readText(xliff.documentElement, 'source')).toBe(hostile.source);
    expect(xliff.getElementsByTagName('target')).toHaveLength(0);
    expect([...xliff.getElementsByTagName('note')].map(({ textContent }) => textContent)).toEqual([
      hostile.note,
      'Arguments: name argument',
      'Stories: Pages/Login: First',
    ]);
  });
});
