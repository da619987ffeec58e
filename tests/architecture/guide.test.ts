import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { phases, steps, type Phase } from '#workshop/guide/bet-life.ts';
import { failures, fieldMessages, heldBack, holds, refusals, saidOf } from '#workshop/guide/failures.ts';
import { faultStories } from '#workshop/guide/fault-stories.ts';
import { keyMaps } from '#workshop/guide/keyboard.ts';
import { directivesOf, headersOf, otherReasons, reasons } from '#workshop/guide/security-headers.ts';
import { refusal } from '#mocks/exchange/betting/messages.ts';
import { EMPTY, type Slip } from '#features/bet-slip/model/slip.ts';
import { adviceOn } from '#features/bet-slip/texts.ts';

const root = new URL('../../', import.meta.url);
const read = (file: string) => readFileSync(new URL(file, root), 'utf8');
const found = (text: string, pattern: RegExp) => [...new Set([...text.matchAll(pattern)].map((match) => match[1] ?? ''))].sort();

describe('the life of a bet', () => {
  const example = (phase: Phase, way: readonly Phase[] = []): Slip => {
    if (phase === 'empty') return EMPTY;
    const before = steps.find(({ from, to }) => to === phase && from !== phase && !way.includes(from));
    if (before === undefined) throw new Error(`no step leads to ${phase}`);
    return before.take(example(before.from, [...way, phase]));
  };

  test('is told phase by phase as the slip has them', () => {
    expect(Object.keys(phases).sort()).toEqual(found(read('src/features/bet-slip/model/slip.ts').split('export type SentSlip')[0] ?? '', /readonly phase: '([\w-]+)'/g));
  });

  test.each(steps)('$from leads to $to', ({ from, to, take }) => {
    expect(take(example(from)).phase).toBe(to);
  });

  test('has no step that is not drawn', () => {
    const drawn = steps.map(({ from, to }) => `${from} ${to}`);
    const taken = (Object.keys(phases) as Phase[]).flatMap((from) => steps.filter(({ take }) => take.length > 0).map(({ take }) => [from, take(example(from)).phase] as const));
    expect(taken.filter(([from, to]) => from !== to).map(([from, to]) => `${from} ${to}`).filter((step) => !drawn.includes(step))).toEqual([]);
  });
});

describe('what can go wrong', () => {
  test('names every failure of a call, with words for the bettor', () => {
    const told = read('src/shared/api/failure.ts').split('export class')[0] ?? '';
    const kinds = [...found(told, /kind: '([\w-]+)'/g).filter((kind) => kind !== 'unreachable'), ...found(told, /'([A-Z]+_ERROR)'/g)];
    expect(Object.keys(failures).sort()).toEqual(kinds.sort());
    expect(Object.values(failures).filter((each) => saidOf(each).form === '')).toEqual([]);
  });

  test('names everything that holds a bet back, in words of its own', () => {
    const kinds = found(read('src/features/bet-slip/model/holds.ts').split('export interface Circumstances')[0] ?? '', /kind: '([\w-]+)'/g);
    expect(Object.keys(holds).sort()).toEqual(kinds);
    expect(new Set(heldBack.map(({ words }) => words)).size).toBe(heldBack.length);
  });

  test('knows what to do about each refusal of the exchange', () => {
    expect(refusals.map(({ name }) => name)).toEqual(Object.keys(refusal));
    expect(refusals.filter(({ next }) => next === adviceOn('words that nobody knows')).map(({ message }) => message)).toEqual([]);
  });

  test('has no field without words', () => {
    expect(fieldMessages.length).toBeGreaterThan(25);
    expect(fieldMessages.filter(({ words }) => words === '')).toEqual([]);
  });
});

describe('the keys', () => {
  const keys = /\b(Arrow(?:Up|Down|Left|Right)|PageUp|PageDown|Escape)\b|(?<!join\()'(Enter| )'|\b(Home|End)(?=:)|'(Home|End)'/g;
  const readIn = (files: readonly string[]) => [...new Set(files.flatMap((file) => [...read(file).matchAll(keys)].map((match) => match.slice(1).find((key) => key !== undefined))))].sort();

  test.each(keyMaps.filter((map) => map.read.length > 0))('of "$where" are those its code reads', ({ read: files, keys: uses }) => {
    expect([...new Set(uses.flatMap(({ press }) => press))].sort()).toEqual(readIn(files));
  });

  test('that the app reads are all told', () => {
    const reading = execFileSync('git', ['grep', '-lE', `'(Arrow(Up|Down|Left|Right)|Escape|PageUp)'|(ArrowUp|ArrowDown|ArrowLeft): `, '--', 'src/*.ts', 'src/*.tsx'], { cwd: root, encoding: 'utf8' }).trim().split('\n');
    const told = keyMaps.flatMap((map) => map.read);
    expect(reading.filter((file) => !/\.(test|stories)\.tsx?$/.test(file) && !told.includes(file))).toEqual([]);
  });
});

describe('the guide', () => {
  test('explains each directive and header that is sent', () => {
    const headers = read('deploy/headers');
    expect(Object.keys(reasons).sort()).toEqual(directivesOf(headers).map(([name]) => name).sort());
    expect(['Content-Security-Policy', ...Object.keys(otherReasons)].sort()).toEqual(headersOf(headers).map(([name]) => name).sort());
  });

  test.each(faultStories)('opens the story of $name', ({ id, file, story }) => {
    expect(read(file)).toContain(`export const ${story} = `);
    expect(id.split('--')[1]?.replaceAll('-', '')).toBe(story.toLowerCase());
  });

  test('has a place in the order for each page', () => {
    const order = read('.storybook/preview.tsx').match(/'Guide', \[([^\]]+)\]/)?.[1] ?? '';
    const titles = readdirSync(new URL('.storybook/guide/', root)).filter((file) => file.endsWith('.mdx')).map((file) => read(`.storybook/guide/${file}`).match(/title="([^"]+)"/)?.[1]);
    expect(titles.sort()).toEqual([...order.matchAll(/'([^']+)'/g)].map((match) => match[1]).sort());
  });
});
