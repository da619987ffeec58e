import { ESLint, type Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import { describe, expect, test } from 'vitest';

/** The name of each boundary, code that breaks it, and the message that ESLint must report. */
const boundaries: readonly (readonly [name: string, file: string, code: string, message: RegExp])[] = [
  [
    'zod in the domain',
    'src/shared/domain/money/money.ts',
    `import * as z from 'zod/mini';\nexport const a = z;`,
    /Imports run one way/,
  ],
  [
    'the API client in the domain',
    'src/shared/domain/money/money.ts',
    `import { call } from '../../api/client/call.ts';\nexport const a = call;`,
    /Imports run one way/,
  ],
  [
    'the API client in the storage',
    'src/shared/storage/session.ts',
    `import { call } from '../api/client/call.ts';\nexport const a = call;`,
    /Imports run one way/,
  ],
  [
    'a query in the ui-kit',
    'src/ui-kit/index.ts',
    `import { useQuery } from '@tanstack/react-query';\nexport const a = useQuery;`,
    /Imports run one way/,
  ],
  [
    'the API client in the ui-kit',
    'src/ui-kit/index.ts',
    `import { call } from '#shared/api/client/call.ts';\nexport const a = call;`,
    /Imports run one way/,
  ],
  [
    'a feature in another feature',
    'src/features/bets/index.ts',
    `import { betSlip } from '#features/bet-slip/index.ts';\nexport const a = betSlip;`,
    /Imports run one way/,
  ],
  [
    'the simulated exchange in a feature',
    'src/features/bets/index.ts',
    `import { createExchange } from '#mocks/exchange/exchange.ts';\nexport const a = createExchange;`,
    /Imports run one way/,
  ],
  [
    'a file inside a feature, imported by the app',
    'src/app/App.tsx',
    `import { slip } from '#features/bet-slip/model/placement/slip-bet.ts';\nexport const a = slip;`,
    /Imports run one way/,
  ],
  [
    'the app in the mocks',
    'mocks/server.ts',
    `import { App } from '#app/App.tsx';\nexport const a = App;`,
    /Imports run one way/,
  ],
  ['fetch in a feature', 'src/features/bets/index.ts', `export const a = fetch('/x');`, /endpoint\(\)/],
  ['window.fetch in a feature', 'src/features/bets/index.ts', `export const a = window.fetch('/x');`, /endpoint\(\)/],
  [
    'localStorage in a feature',
    'src/features/bets/index.ts',
    `export const a = localStorage.getItem('token');`,
    /shared\/storage/,
  ],
  ['toFixed in a feature', 'src/features/bets/index.ts', `export const a = (1.005).toFixed(2);`, /whole hundredths/],
  ['parseFloat in a feature', 'src/features/bets/index.ts', `export const a = parseFloat('1.5');`, /whole hundredths/],
  [
    'innerHTML in a feature',
    'src/features/bets/index.ts',
    `export const a = (e: Element) => { e.innerHTML = '<b>'; };`,
    /No HTML/,
  ],
  [
    'window.open in a feature',
    'src/features/bets/index.ts',
    `export const a = window.open('https://example.com');`,
    /No window\.open/,
  ],
  [
    'an iframe of its own in the app',
    'src/app/App.tsx',
    `export const a = <iframe src="https://example.com" />;`,
    /No raw iframe/,
  ],
  ['a visible text outside texts.ts', 'src/app/App.tsx', `export const a = <p>Words for a user</p>;`, /texts\.ts/],
  [
    'an aria-label outside texts.ts',
    'src/app/App.tsx',
    `export const a = <p aria-label="Words for a user" />;`,
    /texts\.ts/,
  ],
  [
    'a hook inside an attribute',
    'src/app/App.tsx',
    `export const A = () => <p id={useId()} />;`,
    /Give the result of useId\(\) a name/,
  ],
  [
    'a hook that returns a function with JSX',
    'src/app/App.tsx',
    `export const useA = () => () => <p />;`,
    /write a component/,
  ],
  ['a fixed seed of fc.assert', 'mocks/exchange/tests/a.test.ts', `fc.assert(run, { seed: 1 });`, /PROPERTY_SEED/],
  [
    'a fixed seed in an object of options',
    'mocks/exchange/tests/steps.ts',
    `export const a = { numRuns: 9, seed: 1 };`,
    /PROPERTY_SEED/,
  ],
  [
    'a fixed seed of fc.configureGlobal',
    'src/shared/format/a.test.ts',
    `fc.configureGlobal({ seed: 1 });`,
    /PROPERTY_SEED/,
  ],
];

/** Without types: none of these rules needs them, and a program of the whole repository takes a minute to load. */
const eslint = new ESLint({
  cwd: new URL('../../', import.meta.url).pathname,
  overrideConfig: tseslint.configs.disableTypeChecked as Linter.Config,
});

describe('ESLint boundaries', () => {
  test.each(boundaries)('ESLint refuses %s', async (_, file, code, expectedMessage) => {
    const [result] = await eslint.lintText(`${code}\n`, { filePath: file });
    const errors = (result?.messages ?? [])
      .filter((message) => message.severity === 2)
      .map((message) => message.message);
    expect(errors.join('\n')).toMatch(expectedMessage);
  });
});
