import { getJestConfig } from '@storybook/test-runner';

const base = getJestConfig();
const playwright = base.testEnvironmentOptions['jest-playwright'];

/** The browser is the one scripts/find-browser.mjs found; without it Playwright's own. */
export default {
  ...base,
  snapshotResolver: '<rootDir>/tests/workshop/where-trees.js',
  setupFilesAfterEnv: [...(base.setupFilesAfterEnv ?? []), '<rootDir>/scripts/story-retries.cjs'],
  testEnvironmentOptions: {
    ...base.testEnvironmentOptions,
    'jest-playwright': {
      ...playwright,
      contextOptions: { locale: 'en-IN', timezoneId: 'Asia/Kolkata' },
      launchOptions: { ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }), args: (process.env.CHROMIUM_ARGS ?? '--no-sandbox').split(' ') },
    },
  },
};
