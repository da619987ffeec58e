/**
 * The stages of `npm run check`, in their order. Each is a script of package.json; the jobs of
 * .github/workflows/check.yml run the same scripts side by side (tests/architecture/workflows.test.ts compares them).
 * A group has lanes that run together, and each lane runs its stages one after the other. The lanes of the first group
 * use one core each. Later stages use every core, and a wait for a core would look like a failure.
 *
 * `report`: the JSON file of results that the script writes into REPORTS_DIR.
 */
export const stageGroups = [
  [
    [{ script: 'typecheck' }, { script: 'build' }, { script: 'build:demo' }, { script: 'test:builds' }],
    [{ script: 'lint' }],
  ],
  [[{ script: 'test:unit', report: 'unit.json' }]],
  [[{ script: 'visual:test', report: 'stories.json' }]],
  [[{ script: 'test:guide', report: 'storybook.json' }]],
  [[{ script: 'test:e2e', report: 'e2e.json' }]],
];
