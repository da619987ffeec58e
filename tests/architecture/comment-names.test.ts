import { expect, test } from 'vitest';
import { codeFiles, readRepositoryFile, repositoryFiles } from './repository-files.ts';

const STRING_OR_COMMENT = /(["'])(?:\\.|(?!\1)[^\\\n])*\1|\/\*[^]*?\*\/|(?<![:\w"'`\\/])\/\/.*/g;
const PATH = /^[\w@.-]+(?:\/[\w@.-]+)*\.(?:tsx?|m?js|json|mdx?)$/;
/** A name, a member such as `Slip.phase`, or a call without arguments. */
const NAME = /^[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)*(?:\(\))?$/;
/** The letter X of a pattern, as in "a hook stands in useX.ts". */
const PLACEHOLDER = /(?:^|\/|use|create)x(?:\.|$)/i;

interface SplitSource {
  readonly code: string;
  readonly comments: readonly string[];
}

function splitComments(source: string): SplitSource {
  const comments: string[] = [];
  const code = source.replace(STRING_OR_COMMENT, (found: string) => {
    if (!found.startsWith('/')) return found;
    comments.push(found);
    return ' ';
  });
  return { code, comments };
}

const splitFiles = codeFiles.map((file) => ({ file, ...splitComments(readRepositoryFile(file)) }));
const otherFiles = repositoryFiles.filter((file) => /\.(json|html|css|conf|ya?ml)$|headers$/.test(file));
const identifiers = new Set(
  [...splitFiles.map(({ code }) => code), ...otherFiles.map(readRepositoryFile)].flatMap(
    (text) => text.match(/[\w$]+/g) ?? [],
  ),
);

const existsPath = (path: string): boolean =>
  repositoryFiles.some((file) => file === path || file.endsWith(`/${path}`));

/** Names and paths in backticks that the repository does not contain. */
const listStaleReferences = (comment: string): readonly string[] =>
  [...comment.matchAll(/`([^`\n]+)`/g)]
    .map(([, text = '']) => text)
    .filter((text) =>
      PATH.test(text)
        ? !existsPath(text)
        : NAME.test(text) && (text.match(/[\w$]+/g) ?? []).some((word) => !identifiers.has(word)),
    );

test('every name and path in the backticks of a comment exists', () => {
  expect(splitFiles.flatMap(({ comments }) => comments).length).toBeGreaterThan(1_000);
  const stale = splitFiles.flatMap(({ file, comments }) =>
    comments.flatMap(listStaleReferences).map((reference) => `${file}: ${reference}`),
  );
  expect(stale).toEqual([]);
});

test('every name in the backticks of a document exists', () => {
  const documents = repositoryFiles.filter((file) => /^docs\/[^/]+\.md$/.test(file));
  expect(documents.length).toBeGreaterThan(6);
  const stale = documents.flatMap((file) =>
    listStaleReferences(readRepositoryFile(file))
      .filter((reference) => !PLACEHOLDER.test(reference))
      .map((reference) => `${file}: ${reference}`),
  );
  expect(stale).toEqual([]);
});

test.each(['api/contract/nowhere.ts', ['hold', 'Nothing'].join(''), ['Slip.no', 'Phase'].join('')])(
  'listStaleReferences finds %s',
  (reference) => expect(listStaleReferences(`/** As \`${reference}\`, see \`splitComments\`. */`)).toEqual([reference]),
);
