import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { codeFiles, readRepositoryFile, repositoryFiles } from './repository-files.ts';

const ARTICLES = new Set(['a', 'an', 'the', 'every', 'each', 'no', 'one', 'two', 'ten']);
/** A title says at least who does what. Placeholders are no words. */
const MIN_WORDS = 2;

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

/** Lists the titles of a test file, also those of `test.each`, with the titles of the groups around them. */
function listTitles(file: string, source: string): readonly Title[] {
  const titles: Title[] = [];
  const visit = (node: ts.Node, groups: readonly string[]): void => {
    let inner = groups;
    if (ts.isCallExpression(node) && /^(describe|test|it)\b/.test(node.expression.getText())) {
      const [title, ...rest] = node.arguments;
      if (title !== undefined && rest.length > 0 && ts.isStringLiteralLike(title)) {
        if (/^(test\.)?describe\b/.test(node.expression.getText())) inner = [...groups, title.text];
        else titles.push({ file, groups, text: title.text });
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

const countWords = (text: string): number =>
  text.split(/\s+/).filter((word) => /\p{L}/u.test(word) && !/^\W*[%$]/.test(word)).length;

/** Whether a title names its subject first and says something about it. */
const standsAlone = ({ file, groups, text }: Title): boolean =>
  [...groups.slice(0, 1), text].some((part) => startsWithSubject(file, part)) &&
  groups.every((group) => !/^[a-z]+[A-Z]\w*$/.test(group) || declaredNames.has(group)) &&
  countWords([...groups, text].join(' ')) >= MIN_WORDS;

describe('test titles', () => {
  test('every title begins with its subject and says something about it', () => {
    const titles = testFiles.flatMap((file) => listTitles(file, readRepositoryFile(file)));
    expect(titles.length).toBeGreaterThan(500);
    const refused = titles.filter((title) => !standsAlone(title));
    expect(refused.map(({ file, groups, text }) => `${file}: ${[...groups, text].join(' > ')}`)).toEqual([]);
  });

  test.each([
    ['a placeholder alone', [], '%s'],
    ['a name and a placeholder', [], 'integer %j'],
    ['a name that the code does not declare', ['payeeOfNobody'], 'finds the payee'],
    ['no subject', [], 'stays on screen until it is dismissed'],
  ])('standsAlone refuses %s', (_, groups, text) => {
    expect(standsAlone({ file: 'src/shared/storage/integer.test.ts', groups, text })).toBe(false);
  });
});
