import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';

const module = new URL('../../scripts/lib/run-stage.mjs', import.meta.url).href;
/** Runs its arguments as stages side by side. */
const SCRIPT = `
  import { runStage } from ${JSON.stringify(module)};
  const stages = process.argv.slice(1).map((command) => runStage(command, 'sh', ['-c', command]));
  console.log('started');
  console.log('codes', (await Promise.all(stages)).map(({ code }) => code).join());
`;
/** A shell and the process that it starts. */
const LONG_STAGE = 'sleep 60; true';
/** Shorter than the time after which the script kills stages that ignore the signal. */
const TIMEOUT_MS = 9_000;

/** Runs stages, sends a signal to the script when they have started, and resolves at the script's end. */
async function runScript(commands: readonly string[], signal?: NodeJS.Signals) {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', SCRIPT, ...commands]);
  const output = Promise.all([text(child.stdout), text(child.stderr)]);
  await once(child.stdout, 'data');
  if (signal) child.kill(signal);
  // It closes when the last process that holds its output has ended.
  const [code] = (await once(child, 'close')) as [number];
  return { code, output: (await output).join('\n') };
}

describe('runStage', () => {
  test.each([
    ['a signal', 'kill -KILL $$'],
    ['a code above 128', 'exit 137'],
  ])('stops the other stages when %s ends a stage', { timeout: TIMEOUT_MS }, async (_, command) => {
    const { code, output } = await runScript([LONG_STAGE, command]);
    expect(code).toBe(1);
    expect(output).toContain(`${command} was stopped by`);
    expect(output).not.toContain('codes');
  });

  test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
    'stops every stage when the script gets %s',
    { timeout: TIMEOUT_MS },
    async (signal) => {
      const { code, output } = await runScript([LONG_STAGE, LONG_STAGE], signal);
      expect(code).toBe(1);
      expect(output).toContain(`stopped by ${signal}`);
      expect(output).not.toContain('codes');
    },
  );

  test('lets the other stages finish when a stage fails', async () => {
    const { code, output } = await runScript(['exit 1', 'sleep 0.2']);
    expect(code).toBe(0);
    expect(output).toContain('codes 1,0');
  });
});
