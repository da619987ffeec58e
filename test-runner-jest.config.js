import { getJestConfig } from '@storybook/test-runner';

const base = getJestConfig();
const playwright = base.testEnvironmentOptions['jest-playwright'];

/** The browser from scripts/lib/find-browser.mjs, or Playwright's own. */
export default {
  ...base,
  snapshotResolver: '<rootDir>/tests/storybook/snapshot-resolver.js',
  testEnvironment: '<rootDir>/scripts/stories/environment.mjs',
  // The test-runner's first setup file, replaced by ours.
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
