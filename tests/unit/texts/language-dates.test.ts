import { afterEach, beforeEach, expect, test } from 'vitest';
import { listLanguages } from '../../../scripts/texts/read-language.mjs';
import { parseTime } from '../../../src/features/replay/model/parse-time.ts';
import { formatDay, formatDays } from '../../../src/shared/format/days.ts';
import { configureDisplay, getDisplaySettings } from '../../../src/shared/format/display.ts';
import { formatMonth } from '../../../src/shared/format/months.ts';
import { formatTimestamp, listMonthNames } from '../../../src/shared/format/timestamp.ts';
import { DEFAULT_LANGUAGE, findLanguage } from '../../../src/shared/texts/load-texts.ts';

const initial = getDisplaySettings();
const installLanguage = async (tag: string): Promise<void> => (await findLanguage(tag).first()).install();

beforeEach(() => configureDisplay({ timeZone: 'utc' }));
afterEach(async () => {
  configureDisplay(initial);
  await installLanguage(DEFAULT_LANGUAGE);
});

const languages = [DEFAULT_LANGUAGE, ...listLanguages()];
const months = Array.from({ length: 12 }, (_, month) => Date.UTC(2026, month, 21, 19, 30, 5));
const atNight = '2026-11-21T19:30:05Z';

/** Abbreviations differ in their mark alone: "नव" and "नव॰". */
const removeMark = (name: string): string => name.replace(/[.॰]$/, '');

/** Lists what Intl calls a month of a language: short or long, alone or in a date. */
const listIntlNames = (tag: string, moment: number): string[] =>
  (['short', 'long'] as const).flatMap((month) =>
    [{ month }, { month, day: 'numeric' } as const].map((options) => {
      const parts = new Intl.DateTimeFormat(tag, { ...options, timeZone: 'UTC' }).formatToParts(moment);
      return removeMark(parts.find(({ type }) => type === 'month')?.value ?? '');
    }),
  );

test.each(languages)('the months of the language %s have names that Intl gives', async (tag) => {
  await installLanguage(tag);
  const names = listMonthNames().map(removeMark);
  expect(names.filter((name, month) => !listIntlNames(tag, months[month] ?? 0).includes(name))).toEqual([]);
  expect(new Set(names).size).toBe(12);
});

test.each(languages)('every date of the language %s has the name of its month', async (tag) => {
  await installLanguage(tag);
  for (const [index, moment] of months.entries()) {
    const name = listMonthNames()[index] ?? '';
    const month = `2026-${String(index + 1).padStart(2, '0')}`;
    const dates = [
      ...(['moment', 'second', 'short', 'date'] as const).map((style) => formatTimestamp(moment, style)),
      formatDay(`${month}-21`),
      formatDay(`${month}-21`, 'short'),
      formatDays({ from: `${month}-01`, to: `${month}-21` }),
      formatMonth(month),
    ];
    expect(dates.filter((date) => date?.includes(name) !== true)).toEqual([]);
  }
});

test.each(languages)('a date of the language %s has its parts in the order of Intl', async (tag) => {
  await installLanguage(tag);
  const options = {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
    numberingSystem: 'latn',
  } as const;
  const order = new Intl.DateTimeFormat(tag === 'en' ? 'en-IN' : tag, options)
    .formatToParts(Date.parse(atNight))
    .flatMap(({ type }) => (type === 'literal' ? [] : [type]));
  const date = formatDay('2026-11-21');
  const positions = {
    day: date.indexOf('21'),
    month: date.indexOf(listMonthNames()[10] ?? ''),
    year: date.indexOf('2026'),
  };
  expect(
    Object.entries(positions)
      .sort(([, a], [, b]) => a - b)
      .map(([part]) => part),
  ).toEqual(order);
});

test.each(languages)('the language %s leaves dates of tables, inputs and files as they are', async (tag) => {
  await installLanguage(tag);
  expect((['table', 'input', 'file'] as const).map((style) => formatTimestamp(atNight, style))).toEqual([
    '11/21/2026 07:30:05 PM',
    '2026-11-21',
    '2026-11-21 19:30:05',
  ]);
});

test.each(languages)('the replay reads back each date of the language %s', async (tag) => {
  await installLanguage(tag);
  const span = { from: Date.UTC(2026, 0, 1), to: Date.UTC(2026, 11, 31) };
  for (const moment of months)
    expect(parseTime(formatTimestamp(moment, 'second') ?? '', span)).toEqual({ kind: 'moment', at: moment + 999 });
});

test('a date has the words and marks of its language', async () => {
  const dates: Record<string, string> = {};
  for (const tag of languages) {
    await installLanguage(tag);
    dates[tag] =
      `${formatTimestamp(atNight) ?? ''} | ${formatTimestamp(atNight, 'short') ?? ''} | ${formatMonth('2026-11')}`;
  }
  expect(dates).toEqual({
    en: '21 Nov 2026, 19:30 | 21 Nov, 19:30 | Nov 2026',
    bn: '21 নভে 2026, 19:30 | 21 নভে, 19:30 | নভে 2026',
    hi: '21 नव 2026, 19:30 | 21 नव, 19:30 | नव 2026',
    ta: '21 நவ. 2026, 19:30 | 21 நவ., 19:30 | நவ. 2026',
    te: '21 నవం 2026, 19:30 | 21 నవం, 19:30 | నవం 2026',
    ur: '21 نومبر 2026، 19:30 | 21 نومبر، 19:30 | نومبر 2026',
  });
});
