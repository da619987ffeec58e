import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { demoUserId } from '#mocks/exchange/state/initial-state.ts';
import { expect, test } from '../support/fixtures.ts';
import { STATEMENT_DAYS } from '../support/statement.ts';

test.use({ clock: 'stopped', locale: 'ur-PK' });

/** Reads a message without arguments from the Urdu files. */
const translate = (key: string): string => {
  const [area = ''] = key.split('.');
  const file = new URL(`../../../src/languages/ur/${area}.json`, import.meta.url);
  return (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>)[key] ?? '';
};

test('a statement in Urdu exports to a PDF that reads from the right', async ({ page, testServer }) => {
  await testServer.exchange.operator.seedHistory(demoUserId, { bets: 200, days: 60 });
  await testServer.signIn(page, `/statement?days=${STATEMENT_DAYS}&length=100`);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await page.getByRole('button', { name: translate('ui-kit.table-export.export') }).click();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: translate('ui-kit.table-export.names.pdf'), exact: true }).click();
  const file = await readFile(await (await saving).path());
  const document = await getDocument({ data: new Uint8Array(file), verbosity: 0 }).promise;
  const { items } = await (await document.getPage(1)).getTextContent();
  const found = items.flatMap((item) =>
    'str' in item ? [{ text: item.str.trim(), x: Number(item.transform[4]) }] : [],
  );
  const findLeft = (key: string) => found.find(({ text }) => text === translate(key))?.x ?? NaN;
  expect(findLeft('statements.columns.date')).toBeGreaterThan(findLeft('statements.columns.balance'));
});
