import { setupPage } from '@storybook/test-runner';
import StoryEnvironment from '@storybook/test-runner/playwright/custom-environment.js';

/**
 * Test environment of story files. It loads the test-runner's page setup once, because loading it per file takes longer
 * than the stories.
 */
export default class extends StoryEnvironment {
  async setup() {
    await super.setup();
    this.global.__sbSetupPage = setupPage;
  }
}
