import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { publicProps } from './public-props.ts';
import { oneAtATime, wordless } from './story-exceptions.ts';

const root = new URL('../../', import.meta.url);
const read = (file: string) => readFileSync(new URL(file, root), 'utf8');
const stories = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.stories.tsx'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && existsSync(new URL(file, root)));
const written = stories.map(read).join('\n');

/**
 * Components that the ui-kit exports: capitalized names that are not types. Styled parts appear in the stories of their
 * components.
 */
const components = [...read('src/ui-kit/index.ts').matchAll(/^export \{ ([^}]+) \} from '([^']+\.tsx)'/gm)].flatMap(
  ([, names]) => (names ?? '').split(', ').filter((name) => /^[A-Z]\w+$/.test(name)),
);

/** Folders of the ui-kit with stories, and the names of their stories. */
const folders = new Set(
  stories.map((file) => /^src\/ui-kit\/(\w+\/\w+)\//.exec(file)?.[1]).filter((folder) => folder !== undefined),
);
const kit = [...folders].map((folder) => {
  const files = readdirSync(new URL(`src/ui-kit/${folder}/`, root), { recursive: true, encoding: 'utf8' });
  const together = (isIncluded: (file: string) => boolean) =>
    files
      .filter(isIncluded)
      .map((file) => read(`src/ui-kit/${folder}/${file}`))
      .join('\n');
  const storySources = together((file) => file.endsWith('.stories.tsx'))
    .split(/^export const /m)
    .slice(1);
  return {
    folder,
    names: storySources.map((story) => /^ {2}name: '([^']+)'/m.exec(story)?.[1] ?? /^\w+/.exec(story)?.[0] ?? ''),
    styles: together((file) => file.endsWith('.styles.ts')),
    props: together((file) => file.endsWith('.tsx') && !file.endsWith('.stories.tsx')),
  };
});

describe('stories', () => {
  test('every component of the ui-kit has a story', () => {
    expect(components.length).toBeGreaterThan(30);
    expect(components.filter((name) => !new RegExp(`<${name}\\b|component: ${name}\\b`).test(written))).toEqual([]);
  });

  test('every component with variants shows them all in one story', () => {
    const varied = kit.filter(({ props }) => /^ {2}\w+\?: (Button\w+|'[\w-]+' \| '[\w-]+'.*);$/m.test(props));
    expect(varied.length).toBeGreaterThan(12);
    expect(
      varied
        .filter(
          ({ folder, names }) => !names.includes('Permutations') && !oneAtATime.includes(folder.split('/')[1] ?? ''),
        )
        .map(({ folder }) => folder),
    ).toEqual([]);
  });

  test('every component with two axes has a sheet of their combinations with labels', () => {
    const sheets = [...written.matchAll(/<Permutations\b[^]*?<\/Permutations>/g)].map(([sheet]) => sheet);
    const axesOf = (component: string) => publicProps.filter((prop) => prop.component === `${component}Props`);
    const varied = components.filter(
      (component) =>
        axesOf(component).filter(({ kind }) => kind === 'union').length > 1 && !oneAtATime.includes(component),
    );
    expect(varied.length).toBeGreaterThan(8);
    expect(varied.filter((name) => !sheets.some((sheet) => new RegExp(`<${name}\\b`).test(sheet)))).toEqual([]);
  });

  test('every sheet of combinations labels each cell with a text', () => {
    const blank = stories.filter((file) => /<Permutations\b[^>]*(?:rows|columns)=\{\[[^\]]*''/.test(read(file)));
    expect(blank).toEqual([]);
  });

  test('every component that responds to pointer and focus has a story of these states', () => {
    const interactive = kit.filter(({ styles }) => /:(hover|active|focus|focus-visible|focus-within)\b/.test(styles));
    expect(interactive.length).toBeGreaterThan(15);
    expect(
      interactive
        .filter(({ folder, names }) => !names.includes('States') && !oneAtATime.includes(folder.split('/')[1] ?? ''))
        .map(({ folder }) => folder),
    ).toEqual([]);
  });

  test('every component with texts has stories with long texts and from right to left', () => {
    const silent = kit.filter(
      ({ folder, names }) =>
        !wordless.includes(folder.split('/')[1] ?? '') &&
        !(names.some((name) => /^LongText/.test(name)) && names.some((name) => /(BothWays|RightToLeft)$/.test(name))),
    );
    expect(silent.map(({ folder }) => folder)).toEqual([]);
  });

  test('every page of the route table has a story', () => {
    const pages = [...read('src/app/router/routes.tsx').matchAll(/import\('\.\.\/pages\/(\w+Page)\.tsx'\)/g)].map(
      ([, page]) => page ?? '',
    );
    expect(pages.length).toBeGreaterThan(20);
    const opened = stories
      .filter((file) => file.startsWith('src/app/'))
      .map(read)
      .join('\n');
    expect(
      [...new Set(pages)].filter((page) => !opened.includes(page) && !opened.includes(page.replace(/Page$/, ''))),
    ).toEqual([]);
  });

  test('at least four stories in ten have a play function', () => {
    const [storyCount, playCount] = [/\bmeta\.story\(/g, /\bplay:|\bplay\(|\.play = /g].map(
      (pattern) => written.match(pattern)?.length ?? 0,
    );
    expect((playCount ?? 0) / (storyCount ?? 1)).toBeGreaterThan(0.4);
  });
});
