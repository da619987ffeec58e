import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
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

/** Gives a process and what it starts only the time that other processes leave. */
function lowerPriority(pid) {
  try {
    setPriority(pid, constants.priority.PRIORITY_LOW);
    // Linux may share a core by process groups first, and compares priorities only within one.
    writeFileSync(`/proc/${pid}/autogroup`, String(constants.priority.PRIORITY_LOW));
  } catch {
    // The stage then shares the cores like any other.
  }
}

/**
 * Runs one command and keeps its output. `isBackground` gives it only the time that other processes leave. When a signal ends a command, the other running commands end too. Each of them
 * rejects when the last one has ended. A shell reports a signal as a code above 128.
 */
export function runStage(name, command, args, env, { isBackground = false } = {}) {
  const started = Date.now();
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      // A process group of its own, so that a signal reaches what the command started.
      detached: true,
    });
    running.add(child);
    if (isBackground && child.pid !== undefined) lowerPriority(child.pid);
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
