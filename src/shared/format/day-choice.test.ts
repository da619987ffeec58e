import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type DayChoice, dayPresets, parseDayChoice, resolveDayChoice, serializeDayChoice } from './day-choice.ts';
import { configureDisplay, getDisplaySettings } from './display.ts';

const initial = getDisplaySettings();
beforeEach(() => configureDisplay({ timeZone: 'Asia/Kolkata' }));
afterEach(() => configureDisplay(initial));

/** A quarter past midnight in Kolkata, and the previous evening in London and New York. */
const now = Date.parse('2026-11-20T18:45:00Z');

describe('resolveDayChoice', () => {
  test.each<[DayChoice['kind'], string, string]>([
    ['today', '2026-11-21', '2026-11-21'],
    ['yesterday', '2026-11-20', '2026-11-20'],
    ['7d', '2026-11-15', '2026-11-21'],
    ['30d', '2026-10-23', '2026-11-21'],
    ['90d', '2026-08-24', '2026-11-21'],
  ])('turns %s into %s to %s', (kind, from, to) => {
    expect(resolveDayChoice({ kind } as DayChoice, now)).toEqual({ from, to });
  });

  test.each([
    ['Europe/London', '2026-11-20'],
    ['America/New_York', '2026-11-20'],
    ['Pacific/Auckland', '2026-11-21'],
  ])('uses the zone %s, where today is %s', (timeZone, today) => {
    configureDisplay({ timeZone });
    expect(resolveDayChoice({ kind: 'today' }, now)).toEqual({ from: today, to: today });
  });

  test('returns two chosen days unless they run backwards or are invalid', () => {
    const days = (from: string, to: string) => resolveDayChoice({ kind: 'days', from, to }, now);
    expect(days('2026-11-01', '2026-11-02')).toEqual({ from: '2026-11-01', to: '2026-11-02' });
    expect([days('2026-11-02', '2026-11-01'), days('', '2026-11-01'), days('2026-11-31', '2026-12-01')]).toEqual([
      null,
      null,
      null,
    ]);
  });
});

describe('day choice in an address', () => {
  test.each<DayChoice>([
    ...dayPresets.map((kind) => ({ kind })),
    { kind: 'days', from: '2026-11-01', to: '2026-11-21' },
    { kind: 'days', from: '', to: '' },
  ])('day choice %j survives formatting and parsing', (choice) => {
    expect(parseDayChoice(serializeDayChoice(choice))).toEqual(choice);
  });

  test.each([[null], [undefined], [''], ['31d'], ['custom'], ['a..b..c'], ['2026-11-01']])(
    'day choice of %j is null',
    (text) => expect(parseDayChoice(text)).toBeNull(),
  );

  test('day choice leaves invalid days empty', () =>
    expect(parseDayChoice('2026-02-30..<script>')).toEqual({ kind: 'days', from: '', to: '' }));
});
