import query from '@tanstack/eslint-plugin-query';
import boundaries from 'eslint-plugin-boundaries';
import hooks from 'eslint-plugin-react-hooks';
import storybook from 'eslint-plugin-storybook';
import tseslint from 'typescript-eslint';
import { retiredWords } from './scripts/lint/retired-words.mjs';

const only = (from, ...types) => ({
  from: { element: { type: from } },
  allow: { to: { element: { types: { anyOf: types } } } },
});

/** Restricted syntax, with the message that names the alternative. */
const dangers = {
  fetch: {
    selector:
      "CallExpression[callee.name='fetch'], CallExpression[callee.property.name='fetch'][callee.object.name=/^(window|globalThis)$/]",
    message: 'Only shared/api/client and app/boot/main.ts fetch: add an endpoint() to the contract and call() it.',
  },
  storage: {
    selector: 'Identifier[name=/^(localStorage|sessionStorage)$/]',
    message: 'Only shared/storage touches browser storage: add a key there, with its schema.',
  },
  floats: {
    selector:
      "CallExpression[callee.property.name='toFixed'], CallExpression[callee.name='parseFloat'], CallExpression[callee.property.name='parseFloat']",
    message: 'Money and prices are whole hundredths: parse in shared/domain, print in shared/format.',
  },
  html: {
    selector:
      "JSXAttribute[name.name='dangerouslySetInnerHTML'], MemberExpression[property.name=/^(innerHTML|outerHTML|insertAdjacentHTML)$/]",
    message: 'No HTML from strings: render elements.',
  },
  iframe: {
    selector: "JSXOpeningElement[name.name='iframe'], MemberExpression[object.name='styled'][property.name='iframe']",
    message: 'No raw iframe: use the FrameHost, which sandboxes and checks the url.',
  },
  open: {
    selector:
      "CallExpression[callee.object.name='window'][callee.property.name='open'], CallExpression[callee.name='open'][callee.parent.type!='MemberExpression']",
    message: 'No window.open: render a link, or use the one opener that decides about noopener.',
  },
  enums: { selector: 'TSEnumDeclaration', message: 'A union of strings, not an enum.' },
  sleep: {
    selector:
      "CallExpression[callee.property.name='waitForTimeout'], NewExpression[callee.name='Promise'] CallExpression[callee.name='setTimeout'][arguments.length>1], NewExpression[callee.name='Promise'] CallExpression[callee.property.name='setTimeout'][arguments.length>1], ImportDeclaration[source.value=/timers.promises$/]",
    message: 'A pause is too long or too short: wait for an element, a request or expect.poll, or drive page.clock.',
  },
  jsxText: {
    selector:
      'JSXText[value=/[A-Za-z]{2,}/], JSXAttribute[name.name=/^(aria-label|title|placeholder|alt|label)$/] > Literal[value=/[A-Za-z]{2,}/]',
    message: 'Words a user reads stand in texts.ts beside the feature.',
  },
};
const refuse = (...names) => ['error', ...names.map((name) => dangers[name])];
const everywhere = ['floats', 'html', 'iframe', 'enums'];

export default tseslint.config(
  {
    ignores: [
      'dist*',
      'node_modules',
      'public*',
      'coverage',
      'test-results',
      '.cache',
      'tests/bench/sketches',
      'tests/vectors',
    ],
  },
  ...tseslint.configs.recommended,
  ...query.configs['flat/recommended'],
  ...storybook.configs['flat/recommended'],
  { plugins: { names: { rules: { 'retired-words': retiredWords } } }, rules: { 'names/retired-words': 'error' } },
  {
    files: ['src/**/*.{ts,tsx}', 'mocks/**/*.ts', '.storybook/**/*.{ts,tsx}', 'tests/**/*.ts'],
    plugins: { boundaries, 'react-hooks': hooks },
    settings: {
      'import/resolver': { typescript: { alwaysTryTypes: true } },
      'boundaries/files': [
        { category: 'stories and tests', pattern: ['**/*.{stories,test}.{ts,tsx}', '**/testing/**'] },
      ],
      'boundaries/elements': [
        { type: 'ui-kit', pattern: 'src/ui-kit' },
        { type: 'domain', pattern: 'src/shared/domain' },
        { type: 'format', pattern: 'src/shared/format' },
        { type: 'shared', pattern: 'src/shared/*' },
        { type: 'feature', pattern: 'src/features/*', capture: ['name'] },
        { type: 'app', pattern: 'src/app' },
        { type: 'mocks', pattern: 'mocks' },
        { type: 'storybook', pattern: '.storybook/**', partialMatch: false },
        { type: 'tests', pattern: 'tests' },
      ],
    },
    rules: {
      ...hooks.configs.recommended.rules,
      // Reports libraries that the React Compiler skips. This app does not use the compiler.
      'react-hooks/incompatible-library': 'off',
      'max-lines': ['error', { max: 200, skipBlankLines: false, skipComments: false }],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'no-restricted-syntax': refuse(...everywhere),
      'no-console': ['error', { allow: ['error', 'warn'] }],
      'boundaries/dependencies': [
        'error',
        {
          default: 'disallow',
          checkAllOrigins: true,
          message:
            '{{from.element.types}} must not import {{to.element.types}}: see "Imports run one way" in docs/architecture.md',
          policies: [
            { allow: { to: { module: { origin: ['external', 'core'] } } } },
            {
              from: { element: { type: 'ui-kit' } },
              disallow: {
                to: {
                  module: {
                    origin: 'external',
                    source: ['@tanstack/react-query*', 'zustand', 'react-router-dom', 'msw'],
                  },
                },
              },
            },
            { from: { element: { type: 'domain' } }, disallow: { to: { module: { origin: ['external', 'core'] } } } },
            only('domain', 'domain'),
            only('format', 'format', 'domain'),
            only('shared', 'shared', 'domain', 'format'),
            only('ui-kit', 'ui-kit', 'domain', 'format'),
            only('feature', 'shared', 'domain', 'format', 'ui-kit'),
            {
              from: { element: { type: 'feature' } },
              allow: { to: { element: { type: 'feature', captured: { name: '{{from.element.captured.name}}' } } } },
            },
            only('app', 'app', 'shared', 'domain', 'format', 'ui-kit'),
            {
              from: { element: { type: 'app' } },
              allow: { to: { element: { type: 'feature', fileInternalPath: 'index.ts' } } },
            },
            only('mocks', 'mocks', 'shared', 'domain', 'format'),
            only('storybook', 'storybook', 'ui-kit', 'shared', 'domain', 'format', 'mocks', 'feature', 'app'),
            only('tests', 'tests', 'storybook', 'ui-kit', 'shared', 'domain', 'format', 'mocks', 'feature', 'app'),
            {
              from: { file: { categories: 'stories and tests' } },
              allow: { to: { module: { origin: ['external', 'core'] } } },
            },
            {
              from: { file: { categories: 'stories and tests' } },
              allow: { to: { element: { types: { anyOf: ['mocks', 'storybook', 'tests'] } } } },
            },
          ],
        },
      ],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    rules: { 'no-restricted-syntax': refuse(...everywhere, 'fetch', 'storage', 'open') },
  },
  {
    files: ['src/**/*.tsx'],
    ignores: ['**/*.stories.tsx', '**/*.test.tsx'],
    rules: { 'no-restricted-syntax': refuse(...everywhere, 'fetch', 'storage', 'open', 'jsxText') },
  },
  // Files that may use one restricted syntax each.
  {
    files: ['src/ui-kit/trading/FrameHost/*'],
    rules: { 'no-restricted-syntax': refuse('floats', 'html', 'enums', 'fetch', 'storage', 'open') },
  },
  {
    files: ['src/shared/domain/**', 'src/shared/format/**'],
    rules: { 'no-restricted-syntax': refuse('html', 'enums', 'fetch', 'storage', 'open') },
  },
  {
    files: ['src/shared/api/client/{early-requests,request-senders}.ts', 'src/app/boot/main.ts'],
    rules: { 'no-restricted-syntax': refuse(...everywhere, 'storage', 'open') },
  },
  { files: ['src/shared/storage/**'], rules: { 'no-restricted-syntax': refuse(...everywhere, 'fetch', 'open') } },
  {
    files: ['src/features/statements/model/detail-window.ts'],
    rules: { 'no-restricted-syntax': refuse(...everywhere, 'fetch', 'storage') },
  },
  {
    files: ['tests/**', '**/*.test.{ts,tsx}', '**/*.stories.tsx', '.storybook/**', 'mocks/**'],
    rules: { 'no-restricted-syntax': refuse('html', 'enums') },
  },
  {
    files: ['tests/**', '**/*.{test,spec}.{ts,tsx}', '**/*.stories.tsx', '**/testing/**'],
    // The benchmark waits as its reader does.
    ignores: ['tests/bench/**'],
    rules: { 'no-restricted-syntax': refuse('html', 'enums', 'sleep') },
  },
  // A Playwright fixture receives a function called `use`, which is not a React hook.
  { files: ['tests/e2e/**', 'tests/visual/**'], rules: { 'react-hooks/rules-of-hooks': 'off' } },
  { files: ['src/app/boot/simulated-exchange.ts'], rules: { 'boundaries/dependencies': 'off' } },
  { files: ['**/*.mjs', '**/*.js'], rules: { 'no-console': 'off' } },
  // No tsconfig covers these files. They may use the globals of the Node version that runs ESLint, but not those of a
  // browser.
  {
    files: ['scripts/**/*.{mjs,cjs}', '*.js'],
    languageOptions: {
      globals: Object.fromEntries(Object.getOwnPropertyNames(globalThis).map((name) => [name, 'readonly'])),
    },
    rules: { 'no-undef': 'error' },
  },
);
