import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from '@playwright/test';
import { entries } from './fixtures.ts';

const PORT = 6121;
const server = `http://localhost:${PORT}`;

let storybook: ChildProcess | undefined;

/** Calls a tool of the MCP server. Each response is one event of a stream. Throws when the tool reports an error. */
async function callTool(name: string, parameters: object): Promise<string> {
  const response = await fetch(`${server}/mcp`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: parameters } }),
  });
  const [, data = '{}'] = /^data: (.+)$/m.exec(await response.text()) ?? [];
  const { result } = JSON.parse(data) as {
    result?: { isError?: boolean; content: readonly { text: string }[] };
  };
  const text = result?.content.map((part) => part.text).join('\n') ?? '';
  if (result === undefined || result.isError === true) throw new Error(`${name}: ${text}`);
  return text;
}

test.beforeAll(async () => {
  test.setTimeout(120_000);
  // Storybook serves assistants only while it is developed.
  const env = { ...process.env, NODE_ENV: 'development' };
  storybook = spawn('npx', ['storybook', 'dev', '--port', String(PORT), '--exact-port', '--no-open', '--ci'], {
    env,
    stdio: 'ignore',
    detached: true,
  });
  await expect
    .poll(
      () =>
        fetch(`${server}/index.json`).then(
          ({ ok }) => ok,
          () => false,
        ),
      { timeout: 50_000 },
    )
    .toBe(true);
});

test.afterAll(async () => {
  if (storybook?.pid === undefined) return;
  const ended = once(storybook, 'exit');
  // The minus addresses npx and the Storybook that it started.
  process.kill(-storybook.pid);
  await ended;
});

test('an assistant finds every component of the ui-kit, and the docs of one, through the MCP server', async () => {
  // The first answer reads the sources of every component.
  test.setTimeout(180_000);
  const listed = await callTool('docs-list', {});
  const kitIds = entries
    .filter(({ type, title }) => type === 'story' && title.startsWith('UI kit/'))
    .map(({ id }) => id.replace(/--.*/, ''));
  expect(kitIds.filter((id) => !listed.includes(`(${id})`))).toEqual([]);
  const page = await callTool('docs-show', { id: 'ui-kit-primitives-button' });
  for (const part of ["import { Button } from '#ui-kit';", 'When to use it', 'Keyboard', 'busy?: boolean'])
    expect(page).toContain(part);
});
