import { expect, test } from 'vitest';
import { createModeVariables } from '#ui-kit/theme/colors.ts';
import { createScaleVariables, scales } from '#ui-kit/theme/scales.ts';
import { codeFiles, readRepositoryFile, repositoryFiles } from './repository-files.ts';

/** A variable in CSS or a string. Types such as `--${string}` name none. */
const VARIABLE = /(?<![\w-])--(?!\$\{string\})[\w$][\w-]*/g;
/** Name of a variable whose last word is an expression. */
const NUMBERED = /--[\w-]+-$/;

interface Use {
  readonly path: string;
  readonly name: string;
  /** Text that follows the name. */
  readonly after: string;
  readonly isRead: boolean;
}

const files = [...codeFiles, ...repositoryFiles.filter((path) => path.endsWith('.css'))].filter(
  (path) => /^(?:src|mocks\/inbox|\.storybook\/foundations)\//.test(path) && !/\.test\.tsx?$/.test(path),
);

const uses: readonly Use[] = files.flatMap((path) => {
  const text = readRepositoryFile(path);
  return [...text.matchAll(VARIABLE)].map(({ 0: name, index }) => ({
    path,
    name,
    after: text.slice(index + name.length, index + name.length + 2),
    isRead: text.slice(0, index).endsWith('var('),
  }));
});

const isInKit = ({ path }: Use): boolean => path.startsWith('src/ui-kit/');
const describeUse = ({ path, name }: Use): string => `${path}: ${name}`;

const tokens: readonly string[] = [...createModeVariables('light'), ...createScaleVariables(scales)].map(
  ([name]) => name,
);
const known = new Set([...tokens, ...uses.filter(isInKit).map(({ name }) => name)]);
const numbered = [...known].filter((name) => NUMBERED.test(name));
const isKnown = (name: string): boolean =>
  known.has(name) || NUMBERED.test(name) || numbered.some((start) => name.startsWith(start));

test('each CSS variable of the ui-kit begins with --kit- and names its part', () => {
  expect(uses.length).toBeGreaterThan(200);
  const wrong = uses.filter((use) => isInKit(use) && !/^--kit-(?:$|[a-z]+-\w)/.test(use.name));
  expect(wrong.map(describeUse)).toEqual([]);
});

test('a CSS variable of the app begins with --app-, or is one of the ui-kit', () => {
  const wrong = uses.filter(
    (use) => !isInKit(use) && !/^--app-[a-z]+-/.test(use.name) && !(use.name.startsWith('--kit-') && isKnown(use.name)),
  );
  expect(wrong.map(describeUse)).toEqual([]);
});

test('no component of the ui-kit gives a variable the name of a token', () => {
  // The generated files give each script its sizes.
  const written = uses.filter((use) => isInKit(use) && !use.path.includes('/theme/generated/'));
  const wrong = written.filter((use) => use.after.startsWith(':') && tokens.includes(use.name));
  expect(wrong.map(describeUse)).toEqual([]);
});

test('each CSS variable that a style reads has a value', () => {
  const given = new Set([...tokens, ...uses.filter(({ isRead }) => !isRead).map(({ name }) => name)]);
  const wrong = uses.filter(
    ({ name, after, isRead }) => isRead && !after.startsWith(',') && !NUMBERED.test(name) && !given.has(name),
  );
  expect(wrong.map(describeUse)).toEqual([]);
});
