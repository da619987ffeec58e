import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';

const root = new URL('../../', import.meta.url);
const MAX_WORDS = 25;

/** Retired phrases, and what to write instead. docs/conventions.md has the rules for prose. */
const retiredPhrases = [
  [/\b(?:is|are|was|were|be|been) (?:told|heard)\b/i, 'active voice: "receives", "reads", "the page shows"'],
  [/\b(?:is|are|was|were) asked\b/i, 'active voice: "the app asks", "the app requests"'],
  [/\b(?:could|can|cannot|may) (?:not )?be had\b/i, '"is unavailable", "is not available"'],
  [/\bnobody\b/i, 'name the actor: "the bettor does not …"'],
  [/\bwhoever\b/i, 'name the actor: "the component that", "the user who"'],
  [/\bwhatever (?:it|is|comes|happens)\b/i, 'name the cases'],
  [/\banew\b/i, '"again"'],
  [/\bso (?:many|long|seldom|often)\b(?! (?:as|that)\b)/i, 'a number, or "at most", "for … seconds"'],
  [/(?:^|[.;:|] )[Ww]ho (?!is\b|am\b|are\b)[^?.]*[.|]/, 'a subject: "A user who …"'],
  [/\bwho (?:\S+ ){1,4}is shown\b/i, '"the page shows"'],
  [/\bwhat is (?:wanted|told|heard|asked|shown|typed|kept)\b/i, 'a noun: "the request", "the text"'],
  [/\bwhat (?:comes|came) (?:later|after|in between)\b/i, 'a noun: "the next response", "the later chunk"'],
  [/\bis (?:held|weighed) against\b/i, '"is compared with"'],
  [/\b(?:the|a|an|every|each|one|this|bet slip's) desk\b/i, '"controller"'],
  [/\b(?:the|a|our|this) (?:house|tray|drawer|till|purse|vault)\b/i, 'the term of docs/glossary.md'],
  [/\bplan of the house\b/i, '"architecture"'],
  [/\b(?:in|of|for|by|every|each|its|a|the|network) fates?\b/i, '"network scenario"'],
  [/\bjourneys?\b/i, '"flow", "user flow", "e2e spec"'],
  [/\bthe workshop\b/i, '"Storybook"'],
  [/\bfootguns?\b/i, '"pitfall"'],
  [/\bspecification (?:\d|section)/i, 'a link into docs/requirements.md'],
  [/\bgives? up (?:the|your|a|deposit|loss)\b/i, '"remove"'],
  [/\bunder way\b.*\bunder way\b/i, '"in progress", once a sentence'],
  [/\bmends? (?:what|it|the)\b/i, '"fix", "correct"'],
  [/\bcomes? to nothing\b/i, '"is dropped", "has no effect"'],
  [/\b(?:servers?|exchange) answer(?:s|ed)?\b/i, '"responds"'],
  [/\bthe like\b/i, 'name the cases'],
];

/** Phrases that only comments avoid. A document may have "What changed" as a heading. */
const retiredInComments = [
  [/(?:^|[.;:] )What (?!is\b|are\b|to\b|if\b)[^?]*[.]/, 'a noun: "The request that …", or an imperative'],
  [/\bhowever (?:long|seldom|often|many|it)\b/i, '"even when", or a number'],
];

/** Removes what is not prose: fenced code, code spans, comments, imports, addresses. Lines keep their numbers. */
const stripCode = (text) =>
  text
    .replace(/^(```|~~~)[\s\S]*?^\1.*$/gm, keepLines)
    .replace(/<!--[\s\S]*?-->/g, keepLines)
    .replace(/`([^`\n]*)`/g, (_, code) => (isPath(code) ? 'Path' : 'Code'))
    .replace(/\*+/g, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^(?:import|export) .*$/gm, '');

/** Whether a code span is a path of the repository, like `src/app/boot/main.ts` or `ticket.ts`. */
const isPath = (code) => /^[\w.#/-]+$/.test(code) && /\/|\.(?:[cm]?[jt]sx?|md|json|ya?ml)$/.test(code);

function keepLines(block) {
  return block.replace(/[^\n]/g, '');
}

const isTable = (line) => /^\s*\|/.test(line);
const isHeading = (line) => /^\s*#/.test(line);
const isMarkup = (line) => /^\s*(?:<|\{)/.test(line);

/** Paragraphs and list entries, each with the number of its first line. */
function* listBlocks(lines) {
  let block = null;
  for (const [at, line] of lines.entries()) {
    const startsBlock = /^\s*(?:[-*]|\d+\.) /.test(line);
    if (line.trim() === '' || isTable(line) || isHeading(line) || isMarkup(line) || startsBlock) {
      if (block !== null) yield block;
      block = null;
    }
    if (line.trim() === '' || isTable(line) || isHeading(line) || isMarkup(line)) continue;
    block ??= { line: at + 1, text: '' };
    block.text += ` ${line.replace(/^\s*(?:[-*]|\d+\.) /, '').trim()}`;
  }
  if (block !== null) yield block;
}

const splitSentences = (text) => text.split(/(?<=[.!?:])["”)]?\s+(?=[A-Z“"(])/);
/** Paths in parentheses. The reader skips them, so they do not count as words. */
const pathsInParentheses = /\((?:(?:Path|[\w.-]+\/[\w.#/-]+)(?:[,;] (?:then )?|(?=\))))+\)/g;

const countWords = (sentence) =>
  sentence
    .replace(pathsInParentheses, '')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** Problems of one document: `{ line, phrase, advice }`. Tables and code have no limit of words. */
export function checkDocument(text, { countsWords = true } = {}) {
  const lines = stripCode(text).split('\n');
  const problems = lines.flatMap((line, at) => checkPhrases(line).map((problem) => ({ line: at + 1, ...problem })));
  return countsWords ? [...problems, ...[...listBlocks(lines)].flatMap(checkLength)] : problems;
}

/** Sentences of a block that exceed the limit of words. */
function checkLength({ line, text }) {
  return splitSentences(text)
    .map((sentence) => ({ phrase: `${sentence.trim().slice(0, 60)}…`, wordCount: countWords(sentence) }))
    .filter(({ wordCount }) => wordCount > MAX_WORDS)
    .map(({ phrase, wordCount }) => ({ line, phrase, advice: `${wordCount} words: split at ${MAX_WORDS}` }));
}

function checkPhrases(text, phrases = retiredPhrases) {
  return phrases.flatMap(([pattern, advice]) => {
    const phrase = pattern.exec(text)?.[0];
    return phrase === undefined ? [] : [{ phrase: phrase.trim(), advice }];
  });
}

/** Retired phrases in the texts of a catalogue: its string literals, not its comments. */
export function checkTexts(source) {
  const withoutComments = source.replace(/\/\*[\s\S]*?\*\//g, keepLines).replace(/(^|\s)\/\/.*$/gm, '$1');
  return withoutComments.split('\n').flatMap((line, at) =>
    [...line.matchAll(/'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g)]
      .map(([, single, double, template]) => single ?? double ?? template ?? '')
      .flatMap((text) => checkPhrases(text.replace(/\$\{[^}]*\}/g, '…')))
      .map((problem) => ({ line: at + 1, ...problem })),
  );
}

/** Comments of a source file with their positions. Only a parser tells them from strings, templates and JSX text. */
function listComments(source, file) {
  const sourceFile = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const comments = [];
  const visit = (node) => {
    if (node.kind === ts.SyntaxKind.JsxText) return;
    const children = node.getChildren(sourceFile).filter((child) => !ts.isJSDoc(child));
    if (children.length > 0) return children.forEach(visit);
    const from = node.getFullStart();
    for (const { 0: text, index } of source
      .slice(from, node.getStart(sourceFile))
      .matchAll(/\/\*[\s\S]*?\*\/|\/\/.*(?:\n[ \t]*\/\/.*)*/g))
      comments.push({ text, line: sourceFile.getLineAndCharacterOfPosition(from + index).line });
  };
  visit(sourceFile);
  return comments;
}

const stripCommentSigns = (comment) => comment.replace(/^\/\*+|\*+\/$/g, '').replace(/^[ \t]*(?:\*|\/\/)?[ \t]?/gm, '');

/** Problems of the comments of one source file. A phrase counts in the whole paragraph, also across lines. */
export function checkComments(source, file) {
  return listComments(source, file).flatMap(({ text, line: start }) =>
    [...listBlocks(stripCode(stripCommentSigns(text)).split('\n'))].flatMap(({ line, text: block }) => {
      const phrases = checkPhrases(block.trim(), [...retiredPhrases, ...retiredInComments]);
      return [...phrases.map((problem) => ({ line, ...problem })), ...checkLength({ line, text: block })].map(
        (problem) => ({ ...problem, line: start + problem.line }),
      );
    }),
  );
}

const listFiles = () =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter(Boolean);

const isDocument = (file) =>
  /^(?:[A-Z_]+\.md|\.github\/.*\.md|docs\/.*\.md|\.storybook\/.*\.mdx|tests\/.*\.md)$/.test(file);
const isCatalogue = (file) => /^src\/.*(?:^|[/-])texts\.ts$/.test(file);
const isSource = (file) => /\.(?:[cm]?js|tsx?)$/.test(file) && !/^(?:public|vendor)/.test(file);

function checkFile(file) {
  if (!isDocument(file) && !isSource(file)) return [];
  const text = readFileSync(new URL(file, root), 'utf8');
  if (isDocument(file)) return checkDocument(text);
  return [...(isCatalogue(file) ? checkTexts(text) : []), ...checkComments(text, file)];
}

/** Checks the named files of the repository, or all. */
function checkFiles(files) {
  const problems = (files.length > 0 ? files : listFiles()).flatMap((file) =>
    checkFile(file).map((problem) => ({ file, ...problem })),
  );
  for (const { file, line, phrase, advice } of problems)
    console.error(`${file}:${line}  "${phrase}"  write instead: ${advice}`);
  if (problems.length > 0) process.exitCode = 1;
  else console.log('Prose: no retired phrase, no sentence over 25 words.');
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) checkFiles(process.argv.slice(2));
