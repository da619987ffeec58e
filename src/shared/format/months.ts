import { dayTexts } from './day-texts.ts';
import { type Day } from './days.ts';
import { toDisplayDigits } from './display.ts';
import { listMonthNames } from './timestamp.ts';

/** A calendar month: "2026-11". It belongs to no time zone. */
export type Month = string;

const MONTHS_PER_YEAR = 12;

/** Returns the month of a day. */
export const toMonth = (day: Day): Month => day.slice(0, 7);

/** Formats a month in the language: "Nov 2026". */
export const formatMonth = (month: Month): string =>
  dayTexts.month({
    month: listMonthNames()[Number(month.slice(5)) - 1] ?? '',
    year: toDisplayDigits(month.slice(0, 4)),
  });

/** Counts months from year 0, so that neighbours differ by 1. */
const toOrdinal = (month: Month): number => Number(month.slice(0, 4)) * MONTHS_PER_YEAR + Number(month.slice(5)) - 1;

const createMonth = (ordinal: number): Month =>
  `${String(Math.floor(ordinal / MONTHS_PER_YEAR)).padStart(4, '0')}-${String((ordinal % MONTHS_PER_YEAR) + 1).padStart(2, '0')}`;

/** Lists every month from one to another in order, both included. Empty when the range runs backwards. */
export const listMonths = (from: Month, to: Month): Month[] =>
  Array.from({ length: Math.max(0, toOrdinal(to) - toOrdinal(from) + 1) }, (_, index) =>
    createMonth(toOrdinal(from) + index),
  );
