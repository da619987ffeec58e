import { setupPage } from '@storybook/test-runner';
import StoryEnvironment from '@storybook/test-runner/playwright/custom-environment.js';

/**
 * Where the tests of a story file run. What the test-runner brings to a page is handed in from here, where it is loaded once: loaded anew
 * with every file, as its own setup does, it takes longer than the file's stories.
 */
export default class extends StoryEnvironment {
  async setup() {
    await super.setup();
    this.global.__sbSetupPage = setupPage;
  }
}
