import { expect, test } from 'vitest';
import { codeFiles, repositoryFiles } from './repository-files.ts';

/** Name of a file up to its first full stop. */
const getStem = (file: string) => file.replace(/^.*\//, '').replace(/^\./, '').replace(/\..*$/, '');

const isKebabCase = (stem: string) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(stem);
const isHook = (stem: string) => /^use[A-Z][A-Za-z0-9]*$/.test(stem);
const isComponent = (stem: string) => /^[A-Z][A-Za-z0-9]*$/.test(stem);

test('a file name is kebab-case, a component in PascalCase, or a hook called useX', () => {
  expect(codeFiles.filter((file) => ![isKebabCase, isHook, isComponent].some((fits) => fits(getStem(file))))).toEqual(
    [],
  );
});

test('a test is called *.spec.ts exactly when a browser runs it', () => {
  const isBrowserTest = (file: string) => /^tests\/(e2e|engines|kit|storybook|visual)\//.test(file);
  expect(
    repositoryFiles.filter((file) =>
      isBrowserTest(file) ? /\.test\.[a-z]+$/.test(file) : /\.spec\.[a-z]+$/.test(file),
    ),
  ).toEqual([]);
});
