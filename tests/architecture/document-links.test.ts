import { posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import { codeFiles, readRepositoryFile, repositoryFiles } from './repository-files.ts';

const documents = repositoryFiles.filter((file) => /\.mdx?$/.test(file));
const folders = new Set(repositoryFiles.flatMap(listParents));
const topFolders = new Set(repositoryFiles.filter((file) => file.includes('/')).map((file) => file.split('/')[0]));
const { imports, scripts } = JSON.parse(readRepositoryFile('package.json')) as {
  imports: Readonly<Record<string, string>>;
  scripts: Readonly<Record<string, string>>;
};

function listParents(file: string): string[] {
  const parts = file.split('/').slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}

const existsInRepository = (path: string): boolean => {
  const clean = path.replace(/^\.\//, '').replace(/\/$/, '');
  return repositoryFiles.includes(clean) || folders.has(clean) || clean === '.';
};

const withoutCodeBlocks = (text: string): string => text.replace(/^(```|~~~)[\s\S]*?^\1/gm, '');

/** GitHub's rule: lower case, only letters, digits, hyphens and underscores stay, each space becomes a hyphen. */
const toAnchor = (heading: string): string =>
  heading
    .replace(/`/g, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-');

/** Anchors of a document; the second heading with the same text ends in `-1`. */
function listAnchors(document: string): ReadonlySet<string> {
  const anchorCounts = new Map<string, number>();
  const headings = withoutCodeBlocks(readRepositoryFile(document)).matchAll(/^#{1,6} +(.+?)\s*$/gm);
  return new Set(
    [...headings].map(([, heading = '']) => {
      const anchor = toAnchor(heading);
      const count = anchorCounts.get(anchor) ?? 0;
      anchorCounts.set(anchor, count + 1);
      return count === 0 ? anchor : `${anchor}-${count}`;
    }),
  );
}

/** Relative targets of links and pictures: `path`, `path#anchor` or `#anchor`. */
const listLinks = (text: string): string[] =>
  [...withoutCodeBlocks(text).matchAll(/\]\(([^)\s]+)\)|<img src="([^"]+)"/g)]
    .map(([, link, picture]) => link ?? picture ?? '')
    .filter((target) => !/^[a-z]+:|^\?/.test(target));

function isResolved(document: string, target: string): boolean {
  const [path = '', anchor] = target.split('#');
  const file = path === '' ? document : posix.join(posix.dirname(document), path);
  if (!existsInRepository(file)) return false;
  return anchor === undefined || !file.endsWith('.md') || listAnchors(file).has(anchor);
}

/** Resolves `#shared/…` by the imports of package.json; returns other paths unchanged. */
function resolveImport(path: string): string {
  const [key = '', target = ''] =
    Object.entries(imports).find(([name]) => name.endsWith('/*') && path.startsWith(name.slice(0, -1))) ?? [];
  return key === '' ? path : target.replace('./', '').replace('*', path.slice(key.length - 1));
}

/**
 * Paths in backticks that begin with a folder of the repository. Patterns and examples with `<`, `*` or `…` do not
 * count.
 */
const listPaths = (text: string): string[] =>
  [...withoutCodeBlocks(text).matchAll(/`([^`\n]+)`/g)]
    .flatMap(([, span = '']) => span.split(/\s+/))
    .map((path) => resolveImport(path.replace(/#[\w-]+$/, '')))
    .filter((path) => path.includes('/') && !/[<>*…{}()'"|=]/.test(path) && topFolders.has(path.split('/')[0]));

describe('documents', () => {
  test('there are documents to check', () => expect(documents.length).toBeGreaterThan(10));

  test.each(documents)('%s links to files and headings that exist', (document) => {
    const text = readRepositoryFile(document);
    expect(listLinks(text).filter((target) => !isResolved(document, target))).toEqual([]);
  });

  test.each(documents)('%s names paths that exist', (document) => {
    expect(listPaths(readRepositoryFile(document)).filter((path) => !existsInRepository(path))).toEqual([]);
  });
});

describe('lists', () => {
  test('README.md lists every script of package.json', () => {
    const readme = readRepositoryFile('README.md');
    const isListed = (name: string) => readme.includes(`\`npm run ${name}\``) || readme.includes(`| \`npm ${name}\` |`);
    expect(Object.keys(scripts).filter((name) => !isListed(name))).toEqual([]);
  });

  test('docs/decisions/README.md lists every record', () => {
    const index = readRepositoryFile('docs/decisions/README.md');
    const records = documents.filter((file) => /^docs\/decisions\/\d/.test(file)).map((file) => posix.basename(file));
    expect(records.filter((record) => !index.includes(`(${record})`))).toEqual([]);
  });

  test.each(documents.filter((file) => /^docs\/decisions\/\d/.test(file)))(
    '%s has every part of a record',
    (record) => {
      const text = readRepositoryFile(record);
      const parts = ['| status | date |', '## Context', '## Decision', '## Consequences'];
      expect(parts.filter((part) => !text.includes(part))).toEqual([]);
    },
  );
});

describe('references to the requirements', () => {
  const anchors = listAnchors('docs/requirements.md');

  test('every reference resolves to a heading of docs/requirements.md', () => {
    const broken = [...codeFiles, ...documents]
      .filter((file) => file !== 'tests/architecture/document-links.test.ts')
      .flatMap((file) =>
        [...readRepositoryFile(file).matchAll(/requirements\.md#([\w-]+)/g)]
          .filter(([, anchor = '']) => !anchors.has(anchor))
          .map(([reference]) => `${file}: ${reference}`),
      );
    expect(broken).toEqual([]);
  });
});

describe('anchors', () => {
  test.each([
    ['5.2 Bet placement', '52-bet-placement'],
    ['`call()` and C++', 'call-and-c'],
    ['What the app reads', 'what-the-app-reads'],
  ])('toAnchor turns %s into #%s', (heading, anchor) => expect(toAnchor(heading)).toBe(anchor));
});
