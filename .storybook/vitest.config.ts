import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import e2eConfig from '../playwright.config.ts';

/**
 * Runs stories in a browser after each edit: play functions and axe, without pictures and trees. The check of all
 * stories stays with the test-runner (scripts/test-stories.mjs).
 */
export default defineConfig({
  root: `${import.meta.dirname}/..`,
  plugins: [storybookTest({ configDir: import.meta.dirname })],
  test: {
    name: 'stories',
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({ launchOptions: e2eConfig.use?.launchOptions ?? {} }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
