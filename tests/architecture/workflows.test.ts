import { describe, expect, test } from 'vitest';
import { backgroundStages, stages } from '../../scripts/lib/stages.mjs';
import { readRepositoryFile, repositoryFiles } from './repository-files.ts';

const { scripts } = JSON.parse(readRepositoryFile('package.json')) as {
  scripts: Readonly<Record<string, string>>;
};
const workflows = repositoryFiles.filter((file) => file.startsWith('.github/workflows/'));
const listScripts = (workflow: string) =>
  [...readRepositoryFile(workflow).matchAll(/npm run ([\w:]+)|'(test:\w+)'/g)].map(
    ([, script, matrixEntry]) => script ?? matrixEntry ?? '',
  );

describe('workflows', () => {
  test('check.yml runs each stage of the check once, the engines and Chromatic', () => {
    const checked = [...stages, ...backgroundStages].map(({ script }) => script);
    expect(listScripts('.github/workflows/check.yml').sort()).toEqual([...checked, 'chromatic', 'test:engines'].sort());
  });

  test.each(workflows)('%s runs scripts of package.json', (workflow) => {
    const called = listScripts(workflow);
    expect(called.length).toBeGreaterThan(0);
    expect(called.filter((script) => !(script in scripts))).toEqual([]);
  });
});
