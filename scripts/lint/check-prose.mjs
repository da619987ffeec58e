import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

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
  [/\bjourneys? (?:test|through|run|spec)/i, '"e2e spec"'],
  [/\bthe workshop\b/i, '"Storybook"'],
  [/\bfootguns?\b/i, '"pitfall"'],
  [/\bspecification (?:\d|section)/i, 'a link into docs/requirements.md'],
  [/\bgives? up (?:the|your|a|deposit|loss)\b/i, '"remove"'],
  [/\bunder way\b.*\bunder way\b/i, '"in progress", once a sentence'],
  [/\bmends? (?:what|it|the)\b/i, '"fix", "correct"'],
  [/\bcomes? to nothing\b/i, '"is dropped", "has no effect"'],
  [/\bthe like\b/i, 'name the cases'],
];

/** Removes what is not prose: fenced code, code spans, comments, imports, addresses. Lines keep their numbers. */
const stripCode = (text) =>
  text
    .replace(/^(```|~~~)[\s\S]*?^\1.*$/gm, keepLines)
    .replace(/<!--[\s\S]*?-->/g, keepLines)
    .replace(/`[^`\n]*`/g, 'Code')
    .replace(/\*+/g, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^(?:import|export) .*$/gm, '');

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
const countWords = (sentence) => sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** Problems of one document: `{ line, phrase, advice }`. Tables and code have no limit of words. */
export function checkDocument(text, { countsWords = true } = {}) {
  const lines = stripCode(text).split('\n');
  const problems = lines.flatMap((line, at) => checkPhrases(line).map((problem) => ({ line: at + 1, ...problem })));
  if (!countsWords) return problems;
  for (const { line, text: block } of listBlocks(lines))
    for (const sentence of splitSentences(block)) {
      const wordCount = countWords(sentence);
      if (wordCount > MAX_WORDS)
        problems.push({
          line,
          phrase: `${sentence.trim().slice(0, 60)}…`,
          advice: `${wordCount} words: split at ${MAX_WORDS}`,
        });
    }
  return problems;
}

function checkPhrases(text) {
  return retiredPhrases.flatMap(([pattern, advice]) => {
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

const listFiles = () =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter(Boolean);

const isDocument = (file) =>
  /^(?:[A-Z_]+\.md|\.github\/.*\.md|docs\/.*\.md|\.storybook\/.*\.mdx|tests\/.*\.md)$/.test(file);
const isCatalogue = (file) => /^src\/.*(?:^|[/-])texts\.ts$/.test(file);

function main() {
  const problems = listFiles().flatMap((file) => {
    if (!isDocument(file) && !isCatalogue(file)) return [];
    const text = readFileSync(new URL(file, root), 'utf8');
    return (isDocument(file) ? checkDocument(text) : checkTexts(text)).map((problem) => ({ file, ...problem }));
  });
  for (const { file, line, phrase, advice } of problems)
    console.error(`${file}:${line}  "${phrase}"  write instead: ${advice}`);
  if (problems.length > 0) process.exitCode = 1;
  else console.log('Prose: no retired phrase, no sentence over 25 words.');
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main();
