import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Findings } from '#storybook/checks/findings.ts';
import { writeGallery } from '../../scripts/stories/gallery.mjs';
import { finishUpdate, openForUpdate } from '../../scripts/stories/pictures.mjs';

let folder: string;
beforeEach(() => void (folder = mkdtempSync(`${tmpdir()}/pictures-`)));
afterEach(() => rmSync(folder, { recursive: true }));

const write = (...names: readonly string[]) => names.forEach((name) => writeFileSync(`${folder}/${name}`, name));
const readMark = () => readFileSync(`${folder}/drawing.sha256`, 'utf8').trim();

describe('The script visual:update', () => {
  beforeEach(() => {
    write('a.png', 'b.png', 'c.png');
    writeFileSync(`${folder}/drawing.sha256`, 'home\n');
  });

  test('keeps the other pictures on a machine that draws otherwise', () => {
    const pictures = openForUpdate(folder, 'another machine');
    expect(finishUpdate(pictures, { isFullRun: false, comparedFiles: ['a.png'] })).toBe(false);
    expect(readdirSync(folder)).toEqual(['a.png', 'b.png', 'c.png', 'drawing.sha256']);
    expect(readMark()).toBe('home');
  });

  test('removes nothing for one story on the machine that drew the pictures', () => {
    expect(finishUpdate(openForUpdate(folder, 'home'), { isFullRun: false, comparedFiles: ['a.png'] })).toBe(true);
    expect(readdirSync(folder)).toEqual(['a.png', 'b.png', 'c.png', 'drawing.sha256']);
  });

  test('removes the pictures of deleted stories when it draws every story', () => {
    expect(
      finishUpdate(openForUpdate(folder, 'another machine'), { isFullRun: true, comparedFiles: ['a.png', 'c.png'] }),
    ).toBe(true);
    expect(readdirSync(folder)).toEqual(['a.png', 'c.png', 'drawing.sha256']);
    expect(readMark()).toBe('another machine');
  });
});

describe('gallery', () => {
  test('the gallery shows before, after and difference side by side', () => {
    const storedPictures = mkdtempSync(`${tmpdir()}/kept-`);
    writeFileSync(`${storedPictures}/slip-light-1280.png`, 'before');
    write('slip-light-1280-after.png', 'slip-light-1280-diff.png', 'new-dark-360-after.png');
    expect(writeGallery(storedPictures, folder)).toBe(2);
    rmSync(storedPictures, { recursive: true });
    const sources = [...readFileSync(`${folder}/index.html`, 'utf8').matchAll(/<img src="([^"]+)"/g)].map(
      ([, source]) => source,
    );
    expect(sources).toEqual([
      'new-dark-360-after.png',
      'slip-light-1280-before.png',
      'slip-light-1280-after.png',
      'slip-light-1280-diff.png',
    ]);
  });

  test('the gallery is not written when no picture differs', () => {
    expect(writeGallery(folder, folder)).toBe(0);
    expect(readdirSync(folder)).toEqual([]);
  });
});

describe('findings of a story', () => {
  const file = 'src/ui-kit/feedback/CountdownRing/CountdownRing.stories.tsx';
  const fail = (message: string) => () => Promise.reject(new Error(message));

  test('a failure lists every view that differs', async () => {
    const findings = new Findings();
    await findings.check('picture light-1280', fail('12 pixels differ'));
    await findings.check('accessibility tree', () => Promise.resolve());
    await findings.check('picture dark-360', fail('7 pixels differ'));
    expect(() => findings.throwAll(file)).toThrow(
      /visual:update -- src\/ui-kit\/feedback\/CountdownRing\/CountdownRing\.stories\.tsx[^]*light-1280:\n12 pixels differ\n\npicture dark-360:\n7 pixels differ/,
    );
  });

  test('a new story explains how to save its tree and its pictures', async () => {
    const findings = new Findings();
    await findings.check(
      'accessibility tree',
      fail('New snapshot was not written. The update flag must be explicitly passed'),
    );
    await findings.check('picture light-1280', fail('It has no accepted picture yet.'));
    expect(() => findings.throwAll(file)).toThrow(
      `The story is new. This command accepts its tree and its pictures:\n  npm run visual:update -- ${file}`,
    );
  });

  test('a story without findings passes', () => {
    expect(() => new Findings().throwAll(file)).not.toThrow();
  });
});
