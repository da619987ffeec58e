// @vitest-environment happy-dom
import { afterEach, describe, expect, test } from 'vitest';
import { writePageBrand } from '../../scripts/build/page-brand.ts';
import { PAGE_BRAND_ID } from '../../src/app/boot/brand/page-brand.ts';
import { applyStoredBrand, readLastBrand } from '../../src/app/boot/brand/stored-brand.ts';

const html = `<!doctype html>
<html>
  <head>
    <link rel="icon" type="image/svg+xml" href="/icon.svg" />
    <title>Exchange</title>
    <link rel="apple-touch-icon" href="/icon-192.png">
  </head>
  <body></body>
</html>
`;
const file = {
  name: 'Harbour & <Bets>',
  labels: { casino: '</script><b>Tables' },
  logo: { picture: '/brands/h.svg', icon: '/brands/h.svg?a=1&b=2', touchIcon: 'https://pictures.example/h.png' },
  tokens: { light: { accent: { main: { $value: '#7a1f5c' } } }, radius: { card: { $value: '3px' } } },
};
const namesFile = { brand: { name: 'Exchange', pack: '/brands/h.json' } };
const readJson = (name: string) => (name === 'brands/h.json' ? file : null);
const readStyles = (): string =>
  document.adoptedStyleSheets.flatMap((sheet) => Array.from(sheet.cssRules, (rule) => rule.cssText)).join('\n');

afterEach(() => {
  document.adoptedStyleSheets = [];
  document.getElementById(PAGE_BRAND_ID)?.remove();
});

describe('writePageBrand', () => {
  const page = writePageBrand(html, namesFile, readJson);

  test('writes the name and the icons of the brand', () => {
    const { title, head } = new DOMParser().parseFromString(page, 'text/html');
    expect(title).toBe('Harbour & <Bets>');
    expect(head.querySelector('link[rel="icon"]')?.getAttribute('href')).toBe('/brands/h.svg?a=1&b=2');
    expect(head.querySelector('link[rel="apple-touch-icon"]')?.getAttribute('href')).toBe(
      'https://pictures.example/h.png',
    );
    expect(head.querySelectorAll('script, b')).toHaveLength(1);
  });

  test('writes what applyStoredBrand applies on a first visit', () => {
    const { head } = new DOMParser().parseFromString(page, 'text/html');
    document.head.append(...head.querySelectorAll(`#${PAGE_BRAND_ID}`));
    applyStoredBrand();
    expect(readStyles()).toContain('--kit-accent-main: #7a1f5c');
    expect(readStyles()).toContain('--kit-radius-card: 3px');
    expect(readLastBrand()).toMatchObject({ name: file.name, labels: file.labels, picture: '/brands/h.svg' });
  });

  test('writes the same page when it is applied twice', () => {
    expect(writePageBrand(page, namesFile, readJson)).toBe(page);
  });

  test('removes the colours of an earlier brand, and writes the name of config.json', () => {
    const plain = writePageBrand(page, { brand: { name: 'Quay' } }, readJson);
    expect(plain).toContain('<title>Quay</title>');
    expect(plain).not.toContain('#7a1f5c');
  });

  test('derives the colours of a brand that is a name and an accent', () => {
    expect(writePageBrand(html, { brand: { name: 'Quay', accent: '#7a1f5c' } }, readJson)).toContain('#7a1f5c');
  });

  test('names what is wrong with a brand file', () => {
    const pale = { name: 'Pale', tokens: { light: { ink: { main: { $value: '#cccccc' } } } } };
    expect(() => writePageBrand(html, { brand: { name: 'Exchange', pack: pale } }, readJson)).toThrow(
      /ink\.main #cccccc on surface\.page/,
    );
  });
});
