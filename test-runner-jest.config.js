import { getJestConfig } from '@storybook/test-runner';

const base = getJestConfig();
const playwright = base.testEnvironmentOptions['jest-playwright'];

/** The browser is the one scripts/lib/find-browser.mjs found; without it Playwright's own. */
export default {
  ...base,
  snapshotResolver: '<rootDir>/tests/storybook/snapshot-resolver.js',
  testEnvironment: '<rootDir>/scripts/stories/environment.mjs',
  // In place of the test-runner's own, which is the first.
  setupFilesAfterEnv: [
    '<rootDir>/.storybook/setup-stories.ts',
    ...(base.setupFilesAfterEnv ?? []).slice(1),
    '<rootDir>/scripts/stories/retries.cjs',
  ],
  testEnvironmentOptions: {
    ...base.testEnvironmentOptions,
    'jest-playwright': {
      ...playwright,
      contextOptions: { locale: 'en-IN', timezoneId: 'Asia/Kolkata' },
      launchOptions: {
        ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
        args: (process.env.CHROMIUM_ARGS ?? '--no-sandbox').split(' '),
      },
    },
  },
};
