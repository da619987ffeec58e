import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { adviseOnRefusal } from '#features/bet-slip/model/checks/advise-on-refusal.ts';
import { NO_BET, type SlipContent } from '#features/bet-slip/model/placement/slip-bet.ts';
import { refusalMessage } from '#mocks/exchange/betting/messages.ts';
import { type Phase, phases, steps } from '#storybook/guide/data/bet-lifecycle.ts';
import {
  failures,
  getMessages,
  listBlockReasonRows,
  listFieldMessages,
  listRefusals,
} from '#storybook/guide/data/failures.ts';
import { keyMaps } from '#storybook/guide/data/keyboard.ts';
import { scenarioStories } from '#storybook/guide/data/scenario-stories.ts';
import {
  directiveReasons,
  headerReasons,
  parseDirectives,
  parseHeaders,
} from '#storybook/guide/data/security-headers.ts';

const root = new URL('../../', import.meta.url);
const read = (file: string) => readFileSync(new URL(file, root), 'utf8');

describe('guide: life of a bet', () => {
  const example = (phase: Phase, way: readonly Phase[] = []): SlipContent => {
    if (phase === 'empty') return NO_BET;
    const before = steps.find(({ from, to }) => to === phase && from !== phase && !way.includes(from));
    if (before === undefined) throw new Error(`no step leads to ${phase}`);
    return before.apply(example(before.from, [...way, phase]));
  };

  test.each(steps)('the bet moves from $from to $to', ({ from, to, apply }) => {
    expect(apply(example(from)).phase).toBe(to);
  });

  test('the guide draws every step that a bet can take', () => {
    const drawn = steps.map(({ from, to }) => `${from} ${to}`);
    const taken = (Object.keys(phases) as Phase[]).flatMap((from) =>
      steps.filter(({ apply }) => apply.length > 0).map(({ apply }) => [from, apply(example(from)).phase] as const),
    );
    expect(
      taken
        .filter(([from, to]) => from !== to)
        .map(([from, to]) => `${from} ${to}`)
        .filter((step) => !drawn.includes(step)),
    ).toEqual([]);
  });
});

describe('guide: failures', () => {
  // The compiler requires an entry for each failure, block reason and phase.
  test('the guide shows a text for every failure of a call', () => {
    expect(Object.values(failures).filter((each) => getMessages(each).form === '')).toEqual([]);
  });

  test('the guide shows a text of its own for every reason that blocks a bet', () => {
    const blockReasonRows = listBlockReasonRows();
    expect(new Set(blockReasonRows.map(({ label }) => label)).size).toBe(blockReasonRows.length);
  });

  test('the guide gives a next step for each refusal of the exchange', () => {
    const refusals = listRefusals();
    expect(refusals.map(({ name }) => name)).toEqual(Object.keys(refusalMessage));
    expect(
      refusals.filter(({ next }) => next === adviseOnRefusal('an unknown message')).map(({ message }) => message),
    ).toEqual([]);
  });

  test('the guide leaves no field empty', () => {
    const fieldMessages = listFieldMessages();
    expect(fieldMessages.length).toBeGreaterThan(25);
    expect(fieldMessages.filter(({ label }) => label === '')).toEqual([]);
  });
});

describe('guide: keyboard', () => {
  const keys =
    /\b(Arrow(?:Up|Down|Left|Right)|PageUp|PageDown|Escape)\b|(?<!join\()'(Enter| )'|\b(Home|End)(?=:)|'(Home|End)'/g;
  const readIn = (files: readonly string[]) =>
    [
      ...new Set(
        files.flatMap((file) =>
          [...read(file).matchAll(keys)].map((match) =>
            match.slice(1).find((key: string | undefined) => key !== undefined),
          ),
        ),
      ),
    ].sort();

  test.each(keyMaps.filter((map) => map.sources.length > 0))(
    'lists the keys of "$area" that its code reads',
    ({ sources: files, keys: uses }) => {
      expect([...new Set(uses.flatMap(({ press }) => press))].sort()).toEqual(readIn(files));
    },
  );

  test('the guide lists every key that the app handles', () => {
    const reading = execFileSync(
      'git',
      [
        'grep',
        '-lE',
        `'(Arrow(Up|Down|Left|Right)|Escape|PageUp)'|(ArrowUp|ArrowDown|ArrowLeft): `,
        '--',
        'src/*.ts',
        'src/*.tsx',
      ],
      { cwd: root, encoding: 'utf8' },
    )
      .trim()
      .split('\n');
    const documented = keyMaps.flatMap((map) => map.sources);
    expect(reading.filter((file) => !/\.(test|stories|docs)\.tsx?$/.test(file) && !documented.includes(file))).toEqual(
      [],
    );
  });
});

describe('guide pages', () => {
  test('the guide explains each directive and header that the server sends', () => {
    const headers = read('deploy/headers');
    expect(Object.keys(directiveReasons).sort()).toEqual(
      parseDirectives(headers)
        .map(([name]) => name)
        .sort(),
    );
    expect(['Content-Security-Policy', ...Object.keys(headerReasons)].sort()).toEqual(
      parseHeaders(headers)
        .map(([name]) => name)
        .sort(),
    );
  });

  test.each(scenarioStories)('the guide links to the existing story $name', ({ id, file, story }) => {
    expect(read(file)).toContain(`export const ${story} = `);
    expect(id.split('--')[1]?.replaceAll('-', '')).toBe(story.toLowerCase());
  });

  test.each([
    ['Guide', 'guide'],
    ['Foundations', 'foundations'],
    ['Patterns', 'patterns'],
  ])('the sidebar gives each page of %s a place in its order', (group, folder) => {
    const order = new RegExp(`'${group}',\\s*\\[([^\\]]+)\\]`).exec(read('.storybook/preview.tsx'))?.[1] ?? '';
    const titles = readdirSync(new URL(`.storybook/${folder}/`, root))
      .filter((file) => file.endsWith('.mdx'))
      .map((file) => /title="([^"]+)"/.exec(read(`.storybook/${folder}/${file}`))?.[1]);
    expect(titles.length).toBeGreaterThan(5);
    expect(titles.sort()).toEqual([...order.matchAll(/'([^']+)'/g)].map((match) => match[1]).sort());
  });
});
