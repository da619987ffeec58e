import { readdirSync, readFileSync, statSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import ts from 'typescript';
import { acceptedReport, builtReport } from '../../scripts/kit/declarations.mjs';
import { serveFolder } from '../../scripts/serve/serve.mjs';
import { appFolder, buildApp, checkAppTypes, installPackedKit, packageFolder } from './support/sample-app.ts';

let files: readonly string[] = [];
test.beforeAll(() => {
  files = installPackedKit();
});

const read = (file: string) => readFileSync(`${packageFolder}/${file}`, 'utf8');

test('the package holds the ui-kit, the arithmetic, the formats, the texts, fonts and HarfBuzz only', () => {
  const folders = new Set(files.map((file) => /^(shared\/)?[\w-]+(?=\/)/.exec(file)?.[0]).filter(Boolean));
  expect([...folders].sort()).toEqual(['fonts', 'shared/domain', 'shared/format', 'shared/texts', 'ui-kit', 'vendor']);
  expect(files.filter((file) => !file.includes('/')).sort()).toEqual([
    'README.md',
    'index.d.ts',
    'package.json',
    'styles.css',
    'styles.css.d.ts',
  ]);
});

test('the package holds no stories, tests or samples', () => {
  expect(files.length).toBeGreaterThan(150);
  expect(files.filter((file) => /stories|\.test|testing|samples|\/docs\//.test(file))).toEqual([]);
});

test('the package imports only packages that it declares', () => {
  const { dependencies, peerDependencies } = JSON.parse(read('package.json')) as Record<string, Record<string, string>>;
  const declared = Object.keys({ ...dependencies, ...peerDependencies });
  const imported = files
    .filter((file) => /\.(js|d\.ts)$/.test(file))
    .flatMap((file) => ts.preProcessFile(read(file)).importedFiles.map(({ fileName }) => fileName))
    .filter((name) => !name.startsWith('.'));
  expect(imported.length).toBeGreaterThan(200);
  expect(imported.filter((name) => !declared.some((each) => name === each || name.startsWith(`${each}/`)))).toEqual([]);
});

test('the public types of the package are the accepted ones', () => {
  // A change that you meant: `npm run kit:api` accepts it.
  expect(readFileSync(builtReport, 'utf8')).toBe(readFileSync(acceptedReport, 'utf8'));
});

test('the style sheet of the package declares every variable that a component reads', () => {
  const declared = new Set([...read('styles.css').matchAll(/(--[\w-]+):/g)].map(([, name]) => name));
  const groups = [...read('styles.css').matchAll(/--kit-(\w+)-/g)].map(([, group]) => group);
  const tokens = files
    .filter((file) => file.endsWith('.js'))
    .flatMap((file) => [...read(file).matchAll(/\btoken\.(\w+)\.(\w+)/g)])
    .filter(([, group]) => groups.includes(group))
    .map(([, group = '', role = '']) => `--kit-${group}-${role}`);
  expect(tokens.length).toBeGreaterThan(500);
  expect([...new Set(tokens)].filter((name) => !declared.has(name))).toEqual([]);
});

test('each line of the example in the README stands in an app whose types are checked', () => {
  const [, example = ''] = /```tsx\n(.*?)```/s.exec(read('README.md')) ?? [];
  const app = ['main.tsx', 'SamplePage.tsx'].map((file) => readFileSync(`${appFolder}/${file}`, 'utf8')).join('');
  const lines = example.split('\n').map((line) => line.trim());
  expect(lines.length).toBeGreaterThan(10);
  expect(lines.filter((line) => !app.includes(line))).toEqual([]);
});

test('an app that uses the package has valid types', () => {
  expect(checkAppTypes()).toBe('');
});

test('an app that uses the package builds, and contains only the components that it uses', () => {
  buildApp();
  const scripts = readdirSync(`${appFolder}/dist/assets`).filter((file) => file.endsWith('.js'));
  const bytes = scripts.reduce((sum, file) => sum + statSync(`${appFolder}/dist/assets/${file}`).size, 0);
  const code = scripts.map((file) => readFileSync(`${appFolder}/dist/assets/${file}`, 'utf8')).join('');
  expect(code).toContain('Place bet');
  expect(code, 'the PDF export is not used').not.toContain('ActualText');
  expect(bytes / 1024, 'KiB').toBeLessThan(400);
});

test('an app that uses the package shows prices in the theme and takes a bet', async ({ page }) => {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(error.message));
  const { url, server } = await serveFolder({ folder: `${appFolder}/dist`, port: 0 });
  try {
    await page.goto(url);
    const price = page.getByRole('button', { name: /^Back India at 1\.98/ });
    await expect(price).toBeVisible();
    const style = await price.evaluate((cell) => {
      const { backgroundColor, fontFamily } = getComputedStyle(cell);
      const best = getComputedStyle(document.documentElement).getPropertyValue('--kit-back-best');
      return { backgroundColor, fontFamily, best };
    });
    expect(style.best).not.toBe('');
    expect(style.backgroundColor).not.toBe('rgba(0, 0, 0, 0)');
    expect(style.fontFamily).toContain('Inter Variable');
    expect(await page.evaluate(() => document.fonts.check("1em 'Inter Variable'"))).toBe(true);
    await price.click();
    await page.getByRole('button', { name: 'Place bet' }).click();
    await expect(page.getByRole('status')).toHaveText('Placed 500');
    await page.getByRole('tab', { name: /Figures/ }).click();
    await expect(page.getByText('1,250.50')).toBeVisible();
    expect(errors).toEqual([]);
  } finally {
    server.close();
  }
});
