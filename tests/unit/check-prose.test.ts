import { describe, expect, test } from 'vitest';
import { checkComments, checkDocument, checkTexts } from '../../scripts/lint/check-prose.mjs';

const listPhrases = (text: string) => checkDocument(text).map(({ phrase }) => phrase);
const createWords = (count: number) => Array.from({ length: count }, (_, index) => `word${index}`).join(' ');

describe('checkDocument', () => {
  test.each([
    'You are told that it comes.',
    'The prices could not be had.',
    'Nobody knows yet whether your request arrived.',
    'A list that changes is read anew.',
    'It waits for so long.',
    'Who signs in sees the dashboard.',
    'A user who makes an account is shown no other form.',
    'The desk keeps the bet.',
    'Three network fates of a call.',
    'It runs the money journeys.',
    'See specification 5.',
    'Give up the deposit limit.',
    'The server answers every call.',
  ])('refuses "%s"', (text) => expect(listPhrases(text)).not.toEqual([]));

  test.each([
    'The help desk answers within a day.',
    'Fates is a name.',
    'A bettor who is signed in sees the dashboard.',
    'Write `nobody` in code spans, and [a page](anew.md) in addresses.',
    '```\nnobody knows\n```',
  ])('accepts "%s"', (text) => expect(listPhrases(text)).toEqual([]));

  test('reports the line of a phrase', () => expect(checkDocument('One.\n\n```\ncode\n```\nNobody.')[0]?.line).toBe(6));

  test('refuses a sentence of more than 25 words', () => {
    expect(listPhrases(`${createWords(26)}.`)).toHaveLength(1);
    expect(listPhrases(`Of ${createWords(24)}. Of ${createWords(24)}.`)).toEqual([]);
  });

  test('counts no paths in parentheses', () => {
    const text = createWords(24);
    const paths = '(`src/a.ts`, `a-c.ts`; docs/d.md#e)';
    expect(listPhrases(`Of ${text} ${paths}.`)).toEqual([]);
    expect(listPhrases(`Of ${text} (of \`src/a.ts\`).`)).toHaveLength(1);
    expect(listPhrases(`Of ${text} (\`value\`).`)).toHaveLength(1);
    expect(listPhrases(`Of ${text} \`src/a.ts\`.`)).toHaveLength(1);
  });

  test('counts no words in tables and code', () =>
    expect(listPhrases(`| a | ${createWords(40)} |\n\n\`\`\`\n${createWords(40)}\n\`\`\``)).toEqual([]));
});

describe('checkTexts', () => {
  test('refuses a retired phrase only in a text', () => {
    const source = "/** Nobody. */\nexport const texts = {\n  nobody: 'The news could not be had.', // anew\n};";
    expect(checkTexts(source)).toMatchObject([{ line: 3, phrase: 'could not be had' }]);
  });

  test('reads template texts around their values', () =>
    expect(checkTexts('const text = (n: number) => `${n} bets are told`;')).toHaveLength(1));
});

describe('checkComments', () => {
  const linesOf = (source: string, file = 'example.tsx') => checkComments(source, file).map(({ line }) => line);

  test.each<[name: string, source: string, line?: number]>([
    ['a block comment', 'const a = 1;\n/** The row that is told to wait. */\nconst b = 2;'],
    ['a line comment', 'const a = 1;\n// Nobody reads it.\nconst b = 2;'],
    ['a comment after code', 'let a = 1;\nlet b = 2; // anew'],
    ['a comment in JSX', 'const a = (\n  <p>{/* Nobody. */}</p>\n);'],
    ['a comment before the end of a file', 'const a = 1;\n/** Nobody. */'],
    ['a headless clause', 'const a = 1;\n/** What the list shows. */\nconst b = 2;'],
    ['a phrase across lines', 'const a = 1;\n/**\n * The row is\n * told to wait.\n */\nconst b = 2;', 3],
    ['a second paragraph', '/**\n * One.\n *\n * Nobody.\n */\nconst a = 1;', 4],
    ['a long sentence', `const a = 1;\n// ${createWords(26)}.`],
    ['a long sentence in several line comments', `const a = 1;\n// ${createWords(13)}\n// ${createWords(13)}.`],
  ])('refuses %s', (_, source, line = 2) => expect(linesOf(source)).toEqual([line]));

  test.each([
    ['a string', "const a = '/* Nobody. */ // anew';"],
    ['a template', 'const a = `// Nobody ${1}`;'],
    ['a regular expression', 'const a = /\\/\\*nobody\\*\\//;'],
    ['the text of an element', 'const a = <p>https://nobody // anew</p>;'],
    ['a code span', '// The field `nobody` of the response.'],
    ['two sentences of 25 words', `/** Of ${createWords(24)}. Of ${createWords(24)}. */`],
    ['a list of short entries', `/**\n * - ${createWords(20)}\n * - ${createWords(20)}\n */`],
  ])('accepts %s', (_, source) => expect(linesOf(source)).toEqual([]));

  test('checks scripts without types', () => expect(linesOf('// Nobody.\nmodule.exports = 1;', 'a.cjs')).toEqual([1]));
});
