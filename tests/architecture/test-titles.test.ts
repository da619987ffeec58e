import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { codeFiles, readRepositoryFile, repositoryFiles } from './repository-files.ts';

const ARTICLES = new Set(['a', 'an', 'the', 'every', 'each', 'no', 'one', 'two', 'ten']);
const PREPOSITIONS = new Set(['by', 'for', 'from', 'in', 'of', 'on', 'to', 'with', 'without']);
/** A title says at least who does what. Placeholders are no words. */
const MIN_WORDS = 2;
/** A longer title hides its subject in a failure list. */
const MAX_LENGTH = 100;

const testFiles = repositoryFiles.filter((file) => /\.(test|spec)\.tsx?$/.test(file));
const code = codeFiles.map((file) => ({ file, source: readRepositoryFile(file) }));

const listMatches = (source: string, pattern: RegExp): readonly string[] =>
  [...source.matchAll(pattern)].map((match) => match[1] ?? '');

/** Names of functions, members and variables. */
const declaredNames = new Set(
  code.flatMap(({ source }) => listMatches(source, /(?<![\w$'-])([a-z][\w$]*)(?=\??[:(<]| = )/g)),
);
const exportedNames = new Set(
  code.flatMap(({ source }) => listMatches(source, /\bexport (?:async )?(?:const|function) ([\w$]+)/g)),
);
/** Words of the glossary's terms. */
const glossaryTerms = new Set(
  listMatches(readRepositoryFile('docs/glossary.md'), /^\| ([^|]+) \|/gm).flatMap((cell) => cell.split(/[\s,]+/)),
);

interface Title {
  readonly file: string;
  readonly groups: readonly string[];
  readonly text: string;
}

/** The text of a title; each value in a template counts as a placeholder. Null for other expressions. */
function readTitle(node: ts.Expression | undefined): string | null {
  if (node === undefined) return null;
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return null;
  return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('%s');
}

/** Lists the titles of a test file, also those of `test.each`, with the titles of the groups around them. */
function listTitles(file: string, source: string): readonly Title[] {
  const titles: Title[] = [];
  const visit = (node: ts.Node, groups: readonly string[]): void => {
    let inner = groups;
    if (ts.isCallExpression(node) && /^(describe|test|it)\b/.test(node.expression.getText())) {
      const text = readTitle(node.arguments[0]);
      if (text !== null && node.arguments.length > 1) {
        if (/^(test\.)?describe\b/.test(node.expression.getText())) inner = [...groups, text];
        else titles.push({ file, groups, text });
      }
    }
    ts.forEachChild(node, (child) => visit(child, inner));
  };
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true), []);
  return titles;
}

/**
 * Whether a text begins with a capital, an article, a name of the code, a term, or a word of the file that it tests.
 */
function startsWithSubject(file: string, text: string): boolean {
  const [first = ''] = text.split(/[\s:,.]+/);
  if (/^[A-Z]/.test(first) || ARTICLES.has(first)) return true;
  if (/[a-z][A-Z]/.test(first)) return declaredNames.has(first);
  const terms = [first, first.replace(/(?:['’]s|s|ing|ed)$/, '')];
  const pathParts = file.split(/[/.-]|(?<=[a-z])(?=[A-Z])/).map((word) => word.toLowerCase());
  return terms.some((term) => glossaryTerms.has(term) || exportedNames.has(term) || pathParts.includes(term));
}

const listWords = (text: string): readonly string[] =>
  text.split(/\s+/).filter((word) => /\p{L}/u.test(word) && !/^\W*[%$]/.test(word));

/** Whether the text says something about the group's subject, and begins neither with it nor with a circumstance. */
function continuesGroups(groups: readonly string[], text: string): boolean {
  const [first = ''] = text.split(/[\s:]+/);
  const repeats = groups.some(
    (group) => text.startsWith(`${group} `) || (/[a-z][A-Z]/.test(first) && group.startsWith(`${first} `)),
  );
  return !repeats && !PREPOSITIONS.has(first) && listWords(text).length > 0;
}

/** Whether a title names its subject first and says something about it. */
const standsAlone = ({ file, groups, text }: Title): boolean =>
  [...groups.slice(0, 1), text].some((part) => startsWithSubject(file, part)) &&
  groups.every((group) => !/^[a-z]+[A-Z]\w*$/.test(group) || declaredNames.has(group)) &&
  continuesGroups(groups, text) &&
  listWords([...groups, text].join(' ')).length >= MIN_WORDS;

const titles = testFiles.flatMap((file) => listTitles(file, readRepositoryFile(file)));

const listRefused = (isAccepted: (title: Title) => boolean): readonly string[] =>
  titles
    .filter((title) => !isAccepted(title))
    .map(({ file, groups, text }) => `${file}: ${[...groups, text].join(' > ')}`);

describe('test titles', () => {
  test('every title begins with its subject and says something about it', () => {
    expect(titles.length).toBeGreaterThan(500);
    expect(listRefused(standsAlone)).toEqual([]);
  });

  test('every title has at most 100 characters', () => {
    expect(listRefused(({ text }) => text.length <= MAX_LENGTH)).toEqual([]);
  });

  test.each([
    ['a placeholder alone', [], '%s'],
    ['a name and a placeholder', [], 'integer %j'],
    ['a name that the code does not declare', ['payeeOfNobody'], 'finds the payee'],
    ['no subject', [], 'stays on screen until it is dismissed'],
    ['a placeholder in a group', ['integer of a row'], '%s'],
    ['a circumstance alone', ['integer'], 'of %s'],
    ['the title of its group', ['integer'], 'integer reads a text'],
    ['the first name of its group', ['readTitle of a template'], 'readTitle returns a text'],
  ])('standsAlone refuses %s', (_, groups, text) => {
    expect(standsAlone({ file: 'src/shared/storage/integer.test.ts', groups, text })).toBe(false);
  });
});
