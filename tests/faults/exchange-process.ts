import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = new URL('../../', import.meta.url).pathname;

/** Parsed response of a call: the envelope, as the server wrote it. */
export interface ExchangeResponse {
  readonly status: boolean;
  readonly msg?: string;
  readonly data?: unknown;
  readonly token?: { readonly accessToken: string };
}

export interface ExchangeProcess {
  readonly url: string;
  /** Sends a JSON call, or a form when the body is `URLSearchParams`. Rejects when the connection breaks. */
  post(
    path: string,
    body: object,
    options?: { readonly token?: string; readonly reference?: string },
  ): Promise<ExchangeResponse>;
  signIn(userName: string): Promise<string>;
  /** Ends the process without a chance to save anything, and waits for its end. */
  stopNow(): Promise<void>;
}

export interface DatabaseFolder {
  readonly file: string;
  remove(): void;
}

/** Makes a folder for a database that no process has opened yet. */
export function createDatabaseFolder(): DatabaseFolder {
  const folder = mkdtempSync(join(tmpdir(), 'exchange-'));
  return { file: join(folder, 'exchange.sqlite'), remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Resolves to the address that the server prints. Rejects when it ends before. */
function readAddress(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    const read = (piece: Buffer) => {
      output += piece.toString('utf8');
      const [, address] = /runs at\s+(https?:\/\/\S+)/.exec(output) ?? [];
      if (address !== undefined) resolve(address);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', (code) => reject(new Error(`the exchange ended with ${code}: ${output}`)));
  });
}

/** Starts the server of `npm run exchange` in a process of its own, on a free port of this machine. */
export async function startExchangeProcess(environment: Readonly<Record<string, string>>): Promise<ExchangeProcess> {
  const child = spawn(process.execPath, ['scripts/serve/exchange-server.mjs'], {
    cwd: root,
    env: { ...process.env, PORT: '0', HOST: 'localhost', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit');
  const url = await readAddress(child);

  const post: ExchangeProcess['post'] = async (path, body, { token, reference } = {}) => {
    const isForm = body instanceof URLSearchParams;
    const response = await fetch(`${url}/api/v1/${path}`, {
      method: 'POST',
      headers: {
        ...(!isForm && { 'content-type': 'application/json' }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(reference !== undefined && { 'idempotency-key': reference }),
      },
      body: isForm ? body : JSON.stringify(body),
    });
    return (await response.json()) as ExchangeResponse;
  };
  return {
    url,
    post,
    async signIn(userName) {
      const body = new URLSearchParams({ grant_type: 'password', user_name: userName, password: 'Demo1234' });
      const { token, msg } = await post('user/userLogin', body);
      if (token === undefined) throw new Error(`${userName} cannot sign in: ${msg ?? ''}`);
      return token.accessToken;
    },
    async stopNow() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
