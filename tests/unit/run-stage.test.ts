import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';

const module = new URL('../../scripts/lib/run-stage.mjs', import.meta.url).href;
/** Runs its arguments as stages side by side. */
const SCRIPT = `
  import { runStage } from ${JSON.stringify(module)};
  const stages = process.argv.slice(1).map((command) => runStage(command, 'sh', ['-c', command]));
  console.log('codes', (await Promise.all(stages)).map(({ code }) => code).join());
`;
/** Prints the priority of a process that a background stage starts. */
const PRIORITY_SCRIPT = `
  import { runStage } from ${JSON.stringify(module)};
  const args = ['-c', '"$0" -p "os.getPriority()"; true', process.execPath];
  console.log((await runStage('priority', 'sh', args, {}, { isBackground: true })).text);
`;
/** Shorter than the time after which the script kills stages that ignore the signal. */
const TIMEOUT_MS = 18_000;

const folder = await mkdtemp(join(tmpdir(), 'stage-'));
/** Exists once the long stage runs. A shell that is still starting a process would not pass a signal on. */
const started = join(folder, 'started');
/** A shell and the process that it waits for. */
const longStage = `sh -c ': > ${started}; exec sleep 60'; true`;
const waitForLongStage = `until [ -e ${started} ]; do sleep 0.05; done`;

beforeEach(() => rm(started, { force: true }));
afterAll(() => rm(folder, { recursive: true }));

/** Runs stages, sends a signal to the script when the long stage has started, and resolves at the script's end. */
async function runScript(commands: readonly string[], signal?: NodeJS.Signals, script = SCRIPT) {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script, ...commands]);
  const output = Promise.all([text(child.stdout), text(child.stderr)]);
  const closed = once(child, 'close') as Promise<[number]>;
  if (signal) {
    await vi.waitUntil(() => existsSync(started), TIMEOUT_MS);
    child.kill(signal);
  }
  // It ends when the last process that holds a stage's output has ended.
  const [code] = await closed;
  return { code, output: (await output).join('\n') };
}

describe('runStage', () => {
  test.each([
    ['a signal', 'kill -KILL $$'],
    ['a code above 128', 'exit 137'],
  ])('stops the other stages when %s ends a stage', { timeout: TIMEOUT_MS }, async (_, end) => {
    const { code, output } = await runScript([longStage, `${waitForLongStage}; ${end}`]);
    expect(code).toBe(1);
    expect(output).toContain(`${end} was stopped by`);
    expect(output).not.toContain('codes');
  });

  test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
    'stops the stages when the script gets %s',
    { timeout: TIMEOUT_MS },
    async (signal) => {
      const { code, output } = await runScript([longStage], signal);
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

  test('gives a background stage and what it starts the lowest priority', { timeout: TIMEOUT_MS }, async () => {
    const { output } = await runScript([], undefined, PRIORITY_SCRIPT);
    expect(output).toMatch(/^19$/m);
  });
});
