import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import { createScreenshot } from '../e2e/support/wallet.ts';
import type { Bettor } from './support/bettor.ts';
import { test } from './support/fixtures.ts';

/** Its markets are open most of the time, while a cricket market closes for each ball. */
const TENNIS = '2';

async function signIn(bettor: Bettor, demoUrl: string) {
  await bettor.open(`${demoUrl}/Users/Login`);
  await bettor.type(/^Username/, 'demo');
  await bettor.type(/^Password/, 'Demo1234');
  await bettor.press('button', /^Login$/);
  await bettor.waitForText(/^Balance\s+50,000\.00$/m);
}

const PRICE = /^Back .* at .* available/;
/** A price from 1.50 to 4.99. The cash-out of a clear favourite would need a bet below the minimum stake. */
const EVEN_PRICE = /^Back .* at (?:1\.[5-9]\d|[2-4]\.\d\d)\b.* available/;

/**
 * Bets 1,000 on the pressed price until the exchange accepts the bet. A smaller stake could not be cashed out, because
 * the other side has a minimum of 100. When the price has moved, the slip offers the current one.
 */
async function placeBet(bettor: Bettor, waitUntilPlaced: () => Promise<void>) {
  await bettor.type(/^(Stake|Amount)$/, '1000');
  await expect(async () => {
    for (const name of [/^Use /, /^(Place|Press again) /])
      if (await bettor.sees('button', name)) await bettor.press('button', name);
    await waitUntilPlaced();
  }).toPass({ timeout: 90_000 });
  await bettor.waitForText(/Open bets \(1\)/);
}

test('a bettor signs in and finds prices after a reload', async ({ bettor, demoUrl }) => {
  await signIn(bettor, demoUrl);
  await bettor.open(`${demoUrl}/dashboard`);
  await expect.poll(() => bettor.sees('button', PRICE), { timeout: 30_000 }).toBe(true);
});

test('a held bet is placed and still open after a reload', async ({ bettor, demoUrl }) => {
  await signIn(bettor, demoUrl);
  await bettor.open(`${demoUrl}/dashboard?show=in-play&sport=${TENNIS}`);
  await bettor.press('button', PRICE);
  await placeBet(bettor, async () => {
    await bettor.waitForText(/^Held: Back/m, { timeout: 3_000 });
    await bettor.waitForText(/^Placed: Back/m, { timeout: 12_000 });
  });
  await bettor.waitForText(/^Exposure\s+−1,000\.00$/m);
  await bettor.open(`${demoUrl}/dashboard`);
  await bettor.waitForText(/^Exposure\s+−1,000\.00$/m);
});

test('a cash-out closes a bet', async ({ bettor, demoUrl }) => {
  await signIn(bettor, demoUrl);
  // Matches that have not begun are below those in play, and the list grows. Nothing suspends their markets.
  await bettor.open(`${demoUrl}/dashboard?sport=${TENNIS}`);
  await bettor.waitForText(/^Upcoming/im);
  await bettor.press('button', EVEN_PRICE, 'last');
  await placeBet(bettor, () => bettor.waitForText(/^Placed: Back/m, { timeout: 8_000 }));
  await bettor.press('button', /^Cash out [+−\d]/);
  await expect(async () => {
    for (const name of [/^Cash out 100 %/, /^Try the rest again/])
      if (await bettor.sees('button', name)) await bettor.press('button', name);
    await bettor.waitForText(/Cashed out\. (The bet is|All \d bets are) placed\./, { timeout: 12_000 });
  }).toPass({ timeout: 60_000 });
});

test('a statement is exported as a CSV file with every row', async ({ bettor, demoUrl, downloads }) => {
  await signIn(bettor, demoUrl);
  await bettor.open(`${demoUrl}/statement`);
  const count = async () => /([\d,]+) rows add up to the closing balance/.exec(await bettor.readText())?.[1];
  await expect.poll(count, { timeout: 30_000 }).toMatch(/\d/);
  await bettor.press('button', /^Export Statement$/);
  await bettor.press('button', /^CSV$/);
  // A browser creates the file before it has written all of it.
  await expect(async () => {
    const file = readdirSync(downloads, { recursive: true }).find((name) => /\.csv$/.test(String(name)));
    const text = readFileSync(`${downloads}/${String(file)}`);
    const rows: string[][] = parse(text, { bom: true, relax_column_count: true });
    expect(rows.findIndex(([first]) => first === 'Total') - 1).toBe(Number((await count())?.replace(',', '')));
  }).toPass({ timeout: 30_000 });
});

test('a deposit with a screenshot reaches the exchange', async ({ bettor, demoUrl, downloads }) => {
  await signIn(bettor, demoUrl);
  await bettor.press('link', /^Deposit$/);
  await bettor.type(/^Amount$/, '2,500.50');
  await bettor.type(/^Reference number/, '123456789012');
  const picture = createScreenshot();
  writeFileSync(`${downloads}/${picture.name}`, picture.buffer);
  await bettor.chooseFile(`${downloads}/${picture.name}`);
  await expect.poll(() => bettor.sees('picture', /^Preview of payment\.png$/), { timeout: 30_000 }).toBe(true);
  await bettor.press('button', /^Send deposit request · ₹2,500\.50$/);
  await bettor.waitForText(/Your deposit request has been sent!/);
});

test('a withdrawal to new payment details lowers the balance', async ({ bettor, demoUrl }) => {
  await signIn(bettor, demoUrl);
  await bettor.open(`${demoUrl}/withdraw/bank`);
  await bettor.type(/^UPI ID/, 'asha@okbank');
  await bettor.press('button', /^Save details$/);
  await bettor.type(/^Amount$/, '1000');
  await bettor.press('button', /^Send withdrawal request · ₹1,000\.00$/);
  await bettor.waitForText(/Your withdrawal request has been sent!/);
  await bettor.waitForText(/^Balance\s+49,000\.00$/m);
});
