import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { root } from './install.mjs';

/** How long a stage may take to end after a signal. */
const GRACE_MS = 20_000;
const running = new Set();
/** Rejects the stages that ended after the stop. */
const rejections = [];
let stopReason = null;

/** Sends a signal to the process group of each running stage, as a terminal does. */
function signalStages(signal) {
  for (const { pid } of running) {
    try {
      process.kill(-pid, signal);
    } catch {
      // The group ended before its output closed.
    }
  }
}

/** Ends every running stage, as Ctrl+C does. */
function stopStages(reason) {
  stopReason ??= reason;
  console.log(`stopping: ${reason.message}`);
  signalStages('SIGINT');
  setTimeout(() => {
    signalStages('SIGKILL');
    process.exit(1);
  }, GRACE_MS).unref();
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => stopStages(new Error(`stopped by ${signal}`)));

const LOWEST_PRIORITY = '19';

/**
 * Gives the process group of a background stage the lowest priority. Linux may share a core by these groups first, and
 * then compares the priorities of `nice` only within one.
 */
function reduceGroupPriority(pid) {
  try {
    writeFileSync(`/proc/${pid}/autogroup`, LOWEST_PRIORITY);
  } catch {
    // This system has no such groups.
  }
}

/**
 * Runs one command and keeps its output. When a signal ends a command, the other running commands end too. Each of them
 * rejects when the last one has ended. A shell reports a signal as a code above 128.
 *
 * `isBackground`: whether the command gets only the time that other processes leave.
 */
export function runStage(name, command, args, env, { isBackground = false } = {}) {
  const started = Date.now();
  return new Promise((resolve, reject) => {
    const [file, ...rest] = isBackground ? ['nice', '-n', LOWEST_PRIORITY, command, ...args] : [command, ...args];
    const child = spawn(file, rest, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      // A process group of its own, so that a signal reaches what the command started.
      detached: true,
    });
    running.add(child);
    if (isBackground && child.pid !== undefined) reduceGroupPriority(child.pid);
    const output = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => output.push(chunk));
    child.on('error', reject);
    child.on('close', (code, signal) => {
      running.delete(child);
      const text = Buffer.concat(output).toString('utf8');
      const seconds = Math.round((Date.now() - started) / 1000);
      console.log(`${code === 0 ? 'ok    ' : 'FAILED'}  ${name} (${seconds} s)`);
      if (!stopReason && (signal || code > 128))
        stopStages(new Error(`${name} was stopped by ${signal ?? `code ${code}`}`));
      if (!stopReason) return resolve({ name, code, text });
      rejections.push(reject);
      if (running.size === 0) for (const rejectStage of rejections) rejectStage(stopReason);
    });
  });
}
