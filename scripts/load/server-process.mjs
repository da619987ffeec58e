import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { root } from '../lib/install.mjs';

/** Starts the server of `npm run exchange` in a process of its own. */
export async function startServer(environment) {
  const child = spawn(process.execPath, ['scripts/serve/exchange-server.mjs'], {
    cwd: root,
    env: { ...process.env, PORT: '0', HOST: 'localhost', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const url = await new Promise((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (piece) => {
      output += piece;
      const [, address] = /runs at\s+(https?:\/\/\S+)/.exec(output) ?? [];
      if (address !== undefined) resolve(address);
    });
    child.once('exit', (code) => reject(new Error(`the exchange ended with ${code}: ${output}`)));
  });
  return {
    url,
    /** Resident memory in megabytes. Null where the system has no /proc. */
    readMemoryMb() {
      try {
        const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8')) ?? [];
        return Math.round(Number(kilobytes) / 1024);
      } catch {
        return null;
      }
    },
    async stopNow() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
