/**
 * The stages of `npm run check`. Each is a script of package.json; the jobs of .github/workflows/check.yml run the same
 * scripts side by side (tests/architecture/workflows.test.ts compares them).
 *
 * `report`: the JSON file of results that the script writes into REPORTS_DIR.
 */

/**
 * These run one after the other. The builds come before the stages that read them. The tests use every core, and a test
 * that waits for a core would look like a failure.
 */
export const stages = [
  { script: 'build' },
  { script: 'build:demo' },
  { script: 'test:builds' },
  { script: 'test:kit', report: 'kit.json' },
  { script: 'test:e2e', report: 'e2e.json' },
  { script: 'test:unit', report: 'unit.json' },
  { script: 'visual:test', report: 'stories.json' },
  { script: 'test:guide', report: 'storybook.json' },
];

/**
 * These run one after the other, beside the stages above and at the lowest priority. They take the time in which the
 * e2e specs wait. None of them has a time-out or needs a build.
 */
export const backgroundStages = [{ script: 'typecheck' }, { script: 'lint' }];
