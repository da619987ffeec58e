import query from '@tanstack/eslint-plugin-query';
import boundaries from 'eslint-plugin-boundaries';
import hooks from 'eslint-plugin-react-hooks';
import importSort from 'eslint-plugin-simple-import-sort';
import storybook from 'eslint-plugin-storybook';
import tseslint from 'typescript-eslint';
import { dangers } from './scripts/lint/dangers.mjs';
import { hookRules } from './scripts/lint/hook-rules.mjs';
import { importRule, importSettings } from './scripts/lint/import-policies.mjs';
import { retiredWords } from './scripts/lint/retired-words.mjs';
import { textRules } from './scripts/lint/text-rules.mjs';

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
      'vendor',
    ],
  },
  ...tseslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked],
    // One program for what a browser or both run, one for what only Node runs, and one for the service worker.
    languageOptions: {
      parserOptions: {
        project: ['tsconfig.test.json', 'tsconfig.node.json', 'tsconfig.worker.json'],
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      // `() => setOpen(false)` is the usual form of an event handler, and a number in a template prints as itself.
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true, ignoreVoidOperator: true, ignoreVoidReturningFunctions: true },
      ],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // A text is spread into its characters on purpose: it is how to count and compare them.
      '@typescript-eslint/no-misused-spread': ['error', { allow: ['string'] }],
      // Ports and stores are objects of functions that use no `this`: taking one out of its object is safe.
      '@typescript-eslint/unbound-method': 'off',
      // An async function without `await` still turns what it throws into a rejection, which callers of a port rely on.
      '@typescript-eslint/require-await': 'off',
    },
  },
  ...query.configs['flat/recommended'],
  ...storybook.configs['flat/recommended'],
  {
    // In .tsx files, `const Row = memo(function Row() …)` names a component twice, for React's tools.
    files: ['**/*.ts'],
    rules: { '@typescript-eslint/no-shadow': 'error' },
  },
  { plugins: { names: { rules: { 'retired-words': retiredWords } } }, rules: { 'names/retired-words': 'error' } },
  {
    plugins: { 'import-sort': importSort },
    // One group: side effects, Node, packages, the project's aliases, then files beside.
    rules: { 'import-sort/imports': ['error', { groups: [['^\\u0000', '^node:', '^@?\\w', '^#', '^\\.']] }] },
  },
  {
    plugins: { 'own-hooks': hookRules },
    rules: { 'own-hooks/named-results': 'error', 'own-hooks/no-renderers': 'error' },
  },
  {
    files: ['src/**/*.{ts,tsx}', 'mocks/**/*.ts', '.storybook/**/*.{ts,tsx}', 'tests/**/*.ts'],
    plugins: { boundaries, 'react-hooks': hooks },
    settings: importSettings,
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
      'boundaries/dependencies': importRule,
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    rules: { 'no-restricted-syntax': refuse(...everywhere, 'fetch', 'storage', 'open') },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    // `api` describes responses for a developer's console.
    ignores: [
      '**/*.{stories,docs,test}.{ts,tsx}',
      '**/{testing,docs,generated}/**',
      '**/{samples,texts,*-texts}.{ts,tsx}',
      'src/shared/api/**',
    ],
    plugins: { texts: textRules },
    rules: { 'texts/messages-only': 'error' },
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
    files: [
      'src/shared/api/client/{early-requests,http-request}.ts',
      'src/app/boot/first-requests.ts',
      'src/app/boot/brand/start-brand.ts',
      'src/app/boot/preview/open-preview.ts',
      'src/app/switches/follow-switches.ts',
      'src/app/language/operator/fetch-language-file.ts',
      'src/app/telemetry/browser-ports.ts',
      'src/app/service-worker/*',
    ],
    rules: { 'no-restricted-syntax': refuse(...everywhere, 'storage', 'open') },
  },
  { files: ['src/shared/storage/**'], rules: { 'no-restricted-syntax': refuse(...everywhere, 'fetch', 'open') } },
  {
    files: ['src/features/statements/model/detail-window.ts'],
    rules: { 'no-restricted-syntax': refuse(...everywhere, 'fetch', 'storage') },
  },
  {
    files: ['tests/**', '**/*.test.{ts,tsx}', '**/*.stories.tsx', '.storybook/**', 'mocks/**'],
    rules: { 'no-restricted-syntax': refuse('html', 'enums', 'propertySeed') },
  },
  {
    files: ['tests/**', '**/*.{test,spec}.{ts,tsx}', '**/*.stories.tsx', '**/testing/**'],
    // The benchmark waits as its reader does, and a server holds a bet for its delay.
    ignores: ['tests/bench/**', 'tests/second-server/**'],
    rules: { 'no-restricted-syntax': refuse('html', 'enums', 'sleep', 'propertySeed', 'mockedModule') },
  },
  {
    files: ['**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            { name: 'vitest', importNames: ['it'], message: 'Use `test`: one name for one thing.' },
            { name: 'styled-components', importNames: ['keyframes'], message: 'Use `animation` of the ui-kit.' },
          ],
        },
      ],
    },
  },
  { files: ['tests/setup/property-seed.ts'], rules: { 'no-restricted-syntax': refuse('html', 'enums', 'sleep') } },
  // A Playwright fixture receives a function called `use`, which is not a React hook.
  { files: ['tests/e2e/**', 'tests/engines/**', 'tests/visual/**'], rules: { 'react-hooks/rules-of-hooks': 'off' } },
  { files: ['src/app/boot/simulated-exchange.ts'], rules: { 'boundaries/dependencies': 'off' } },
  { files: ['**/*.mjs', '**/*.js'], rules: { 'no-console': 'off' } },
  // Prettier breaks code at 120 columns, but no comment. A text or picture that is data may be longer.
  {
    rules: {
      'max-len': [
        'error',
        { code: 120, ignoreUrls: true, ignoreStrings: true, ignoreTemplateLiterals: true, ignoreRegExpLiterals: true },
      ],
    },
  },
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
