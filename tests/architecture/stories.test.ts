import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const root = new URL('../../', import.meta.url);
const read = (file: string) => readFileSync(new URL(file, root), 'utf8');
const stories = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.stories.tsx'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '' && existsSync(new URL(file, root)));
const written = stories.map(read).join('\n');

/** Components the kit's door lets out: names with a capital that are not types. Parts made of style alone stand in the stories of what they are part of. */
const components = [...read('src/ui-kit/index.ts').matchAll(/^export \{ ([^}]+) \} from '([^']+\.tsx)'/gm)].flatMap(([, names]) =>
  (names ?? '').split(', ').filter((name) => /^[A-Z]\w+$/.test(name)),
);

describe('the workshop', () => {
  test('every component of the kit is drawn in a story', () => {
    expect(components.length).toBeGreaterThan(30);
    expect(components.filter((name) => !new RegExp(`<${name}\\b|component: ${name}\\b`).test(written))).toEqual([]);
  });

  test('every page of the route table is opened in a story', () => {
    const pages = [...read('src/app/routes.tsx').matchAll(/import\('\.\/pages\/(\w+)\.tsx'\)/g)].map(([, page]) => page ?? '');
    expect(pages.length).toBeGreaterThan(5);
    const opened = stories.filter((file) => file.startsWith('src/app/')).map(read).join('\n');
    expect([...new Set(pages)].filter((page) => !opened.includes(page) && !opened.includes(page.replace(/Page$/, '')))).toEqual([]);
  });

  test('four stories in ten have a play', () => {
    const [told, played] = [/\bmeta\.story\(/g, /\bplay:|\bplay\(|\.play = /g].map((pattern) => written.match(pattern)?.length ?? 0);
    expect((played ?? 0) / (told ?? 1)).toBeGreaterThan(0.4);
  });
});
