import { writeFileSync } from 'node:fs';
import { setupPage } from '@storybook/test-runner';
import PlaywrightEnvironment from '@storybook/test-runner/dist/jest-playwright-entries/test-environment.js';

/**
 * One browser and one context for all story files instead of one for each: what the first file loaded and compiled, the next ones find.
 * Each file still begins with a page of its own and with empty storage. Holds for one worker, which is how the gate runs.
 */
let kept = null;

/** Where to note which lines ran, when coverage is asked for. */
const { COVERAGE_DIR: covered } = process.env;

export default class OnePage extends PlaywrightEnvironment {
  async setup() {
    if (kept === null) {
      await super.setup();
    } else {
      const runner = this._config.testEnvironmentOptions['jest-playwright'];
      this._config.testEnvironmentOptions['jest-playwright'] = { ...runner, skipInitialization: true };
      await super.setup();
      Object.assign(this.global, kept, { page: await kept.context.newPage() });
    }
    const { browser, context, page } = this.global;
    kept = { browser, context };
    await context.clearCookies();
    if (covered) await page.coverage.startJSCoverage({ resetOnNavigation: false });
    await setupPage(page, context);
    await page.evaluate(async () => {
      localStorage.clear();
      sessionStorage.clear();
      for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name);
    });
  }

  async teardown() {
    if (covered) writeFileSync(`${covered}/${process.pid}-${Date.now()}.json`, JSON.stringify(await this.global.page.coverage.stopJSCoverage()));
    await this.global.page?.close();
    // The browser serves the next file; the runner ends it when all are done.
    Object.assign(this.global, { browser: null, context: null, page: null });
    await super.teardown();
  }
}
