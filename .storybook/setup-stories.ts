import config from './test-runner.ts';

declare global {
  var __sbPreVisit: typeof config.preVisit;
  var __sbPostVisit: typeof config.postVisit;
  var __sbCollectCoverage: boolean;
}

/** Replaces the setup of the test-runner. */
globalThis.__sbPreVisit = config.preVisit;
globalThis.__sbPostVisit = config.postVisit;
globalThis.__sbCollectCoverage = process.env['STORYBOOK_COLLECT_COVERAGE'] === 'true';
