import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { listLanguages, readLanguage } from '../../../scripts/texts/read-language.mjs';

const folder = mkdtempSync(join(tmpdir(), 'check-texts-'));
afterAll(() => rmSync(folder, { recursive: true }));

function runScript(...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  return { status, lines: stdout.trim().split('\n'), stderr };
}

function writeFile(name: string, content: unknown): string {
  const file = join(folder, name);
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}

const fine = writeFile('mr.json', {
  name: 'मराठी',
  direction: 'ltr',
  messages: { 'session.title': 'साइन इन करा', 'bet-slip.multi-bet.place': '{count, plural, other {# पैज · {total}}}' },
});
const ours = writeFile('ours.json', { messages: { 'session.title': 'लॉग इन' } });
const broken = writeFile('broken.json', '{');
const wrong = writeFile('gu.json', {
  messages: { 'session.title': '<b>x</b>', 'session.titel': 'x', 'bets.title': 'મારી બેટ' },
});

test('the check of language files names wrong entries with the English message, and counts missing ones', () => {
  const { status, lines } = runScript('deploy/check-texts.mjs', fine, wrong, broken);
  expect(status).toBe(1);
  expect(lines).toEqual([
    expect.stringMatching(/mr\.json: 2 messages, \d{4} missing: the app shows English$/),
    '  bet-slip.multi-bet.place: no plural form count: one, so the app shows other',
    expect.stringMatching(/gu\.json: 1 messages, \d{4} missing: the app shows English$/),
    `${fine}: ready`,
    `${wrong}: 4 wrong`,
    '  name: missing in an added language',
    '  direction: missing in an added language',
    '  session.title: a message has no markup',
    '    English: Sign in',
    '  session.titel: no message has this key',
    `${broken}: 1 wrong`,
    expect.stringMatching(/JSON/),
  ]);
});

test('the check of texts accepts a language file whose language is an option', () => {
  const { status, lines } = runScript('scripts/texts/check.mjs', '--language', 'hi', ours);
  expect(status).toBe(0);
  expect(lines).toEqual([
    expect.stringMatching(/ours\.json: 1 messages, \d{4} missing: the app shows its own texts$/),
    `${ours}: ready`,
  ]);
});

test('the check of texts names the drafts, and fails for them before a release', () => {
  const drafts = listLanguages().filter((tag) => readLanguage(tag).about.status === 'draft');
  const { status, lines, stderr } = runScript('scripts/texts/check.mjs', '--release');
  expect(lines.at(-1)).toBe(`drafts: ${drafts.join(', ') || 'none'}`);
  expect(stderr).toBe(drafts.map((tag) => `${tag}: it waits for a reviewer\n`).join(''));
  expect(status).toBe(drafts.length === 0 ? 0 : 1);
});
