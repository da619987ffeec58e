import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { addBrand, IN_PLAY_URL } from '../../scripts/build/brand-manifest.ts';
import { paths } from '../../src/app/router/paths.ts';

const icons = [
  { src: '/icon.svg', type: 'image/svg+xml', sizes: 'any' },
  { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
];
const shortcuts = [
  { name: 'In-play', url: IN_PLAY_URL },
  { name: 'My bets', url: paths.myBets },
  { name: 'Transactions', url: paths.transactions },
];
const manifest = { name: 'Exchange', theme_color: '#3f4ac2', icons, shortcuts };
const readFrom =
  (files: Readonly<Record<string, unknown>>) =>
  (file: string): Buffer => {
    const content = files[file];
    return Buffer.isBuffer(content) ? content : Buffer.from(JSON.stringify(content));
  };
const namesFile = { brand: { name: 'Exchange', pack: '/brands/h.json' } };

describe('addBrand', () => {
  test('writes the name and the accent of config.json', () => {
    const config = { brand: { name: ' Harbour ', accent: '#7a1f5c' } };
    expect(addBrand(manifest, readFrom({ 'config.json': config }))).toEqual({
      name: 'Harbour',
      short_name: 'Harbour',
      theme_color: '#7a1f5c',
      icons,
      shortcuts,
    });
  });

  test('writes the name, the accent and the icon of the brand file', () => {
    const main = { $value: { colorSpace: 'srgb', components: [0, 0, 0], hex: '#7a1f5c' } };
    const pack = { name: 'Harbour', logo: { icon: '/brands/h.svg' }, tokens: { light: { accent: { main } } } };
    expect(addBrand(manifest, readFrom({ 'config.json': namesFile, 'brands/h.json': pack }))).toMatchObject({
      name: 'Harbour',
      theme_color: '#7a1f5c',
      icons: [{ src: '/brands/h.svg', sizes: 'any' }, icons[1]],
    });
  });

  test('replaces the pictures of the build by the touch icon of the brand, with its size', () => {
    const files = {
      'config.json': namesFile,
      'brands/h.json': { name: 'Harbour', logo: { touchIcon: '/brands/tidemark/touch-icon.png' } },
      'brands/tidemark/touch-icon.png': readFileSync('public-demo/brands/tidemark/touch-icon.png'),
    };
    expect(addBrand(manifest, readFrom(files)).icons).toEqual([
      { src: '/brands/tidemark/touch-icon.png', type: 'image/png', sizes: '180x180' },
      icons[0],
    ]);
  });

  test.each([
    ['on another host', '//pictures.example/touch.png'],
    ['that is no PNG', '/touch.png'],
  ])('keeps the pictures of the build beside a touch icon %s', (_, touchIcon) => {
    const pack = { name: 'Harbour', logo: { touchIcon } };
    const files = { 'config.json': namesFile, 'brands/h.json': pack, 'touch.png': Buffer.from('<svg></svg>') };
    expect(addBrand(manifest, readFrom(files)).icons).toEqual(icons);
  });

  test('writes the names that the brand gives to pages', () => {
    const pack = { name: 'Harbour', labels: { inPlay: 'Live now', myBets: 'My tickets' } };
    expect(addBrand(manifest, readFrom({ 'config.json': namesFile, 'brands/h.json': pack })).shortcuts).toEqual([
      { ...shortcuts[0], name: 'Live now' },
      { ...shortcuts[1], name: 'My tickets' },
      shortcuts[2],
    ]);
  });

  test('refuses a configuration without a name', () => {
    expect(() => addBrand(manifest, readFrom({ 'config.json': {} }))).toThrow('brand.name');
  });
});

describe('the check of brand files', () => {
  const folder = mkdtempSync(join(tmpdir(), 'check-brand-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const check = (name: string, content: string) => {
    const file = join(folder, name);
    writeFileSync(file, content);
    try {
      return execFileSync(process.execPath, ['deploy/check-brand.mjs', file], { encoding: 'utf8', stdio: 'pipe' });
    } catch (error) {
      return String((error as { readonly stdout: unknown }).stdout);
    }
  };

  test('accepts a brand file of an operator, and names the problems of another', () => {
    const color = (hex: string) => JSON.stringify({ name: 'H', tokens: { light: { ink: { main: { $value: hex } } } } });
    expect(check('ready.json', color('#101010'))).toContain('ready.json: ready');
    expect(check('pale.json', color('#cccccc'))).toMatch(/Light: ink\.main #cccccc on surface\.page/);
    expect(check('text.json', 'no JSON')).toMatch(/JSON/);
    expect(check('null.json', '{"name":"H","tokens":null}')).toContain('null.json: ready');
  });

  test('names the derived accents of a brand that is ready, and what no page would show', () => {
    const checked = check(
      'remarks.json',
      JSON.stringify({
        name: 'H',
        logo: { picture: 'https://pictures.example/h.svg', icon: '/h.svg' },
        fonts: [{ family: 'Unused', file: '/u.woff2' }],
        tokens: {
          light: { accent: { main: { $value: '#0b4f55' } } },
          font: { body: { $value: ['Nowhere Grotesk', 'system-ui'] } },
        },
      }),
    );
    expect(checked).toMatch(/ready\n {2}The accent is #0b4f55, in dark #[0-9a-f]{6}, in high contrast #[0-9a-f]{6}\./);
    expect(checked).toContain('logo.picture: add pictures.example to imageHosts');
    expect(checked).toContain('no text has Unused');
    expect(checked).toContain('no file of Nowhere Grotesk');
    expect(checked).not.toContain('logo.icon');
    const dark = { name: 'H', tokens: { dark: { accent: { main: { $value: '#6fd3c0' } } } } };
    expect(check('dark.json', JSON.stringify(dark))).toContain('light has the accent of the kit');
  });
});
