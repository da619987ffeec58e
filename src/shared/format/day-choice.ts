import { addDays, type Day, type DayRange, isDay, listLastDays } from './days.ts';

export const dayPresets = ['today', 'yesterday', '7d', '30d', '90d'] as const;
export type DayPreset = (typeof dayPresets)[number];

/** The days of a report as the reader chose them: a named range that moves with the calendar, or two fixed days. */
export type DayChoice = { readonly kind: DayPreset } | { readonly kind: 'days'; readonly from: Day; readonly to: Day };

const lengths = { today: 1, '7d': 7, '30d': 30, '90d': 90 } as const satisfies Partial<Record<DayPreset, number>>;

/**
 * Returns the days of a choice in the display's zone at `now` (milliseconds). `null` when two chosen days run backwards
 * or are invalid.
 */
export function resolveDayChoice(choice: DayChoice, now: number): DayRange | null {
  if (choice.kind === 'days')
    return isDay(choice.from) && isDay(choice.to) && choice.from <= choice.to
      ? { from: choice.from, to: choice.to }
      : null;
  if (choice.kind !== 'yesterday') return listLastDays(lengths[choice.kind], now);
  const yesterday = addDays(listLastDays(1, now).to, -1);
  return { from: yesterday, to: yesterday };
}

const SEPARATOR = '..';

/** Formats a choice for an address: "7d", "2026-11-01..2026-11-21". A missing day is empty. */
export const serializeDayChoice = (choice: DayChoice): string =>
  choice.kind === 'days' ? `${choice.from}${SEPARATOR}${choice.to}` : choice.kind;

/**
 * Parses a choice from an address, or returns `null`. Days may be wrong or missing: the fields show them, and
 * `resolveDayChoice` returns null.
 */
export function parseDayChoice(text: string | null | undefined): DayChoice | null {
  const preset = dayPresets.find((candidate) => candidate === text);
  if (preset !== undefined) return { kind: preset };
  const [from, to, ...more] = (text ?? '').split(SEPARATOR);
  if (from === undefined || to === undefined || more.length > 0) return null;
  return { kind: 'days', from: isDay(from) ? from : '', to: isDay(to) ? to : '' };
}
