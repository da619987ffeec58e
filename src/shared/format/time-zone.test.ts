import { afterEach, expect, test } from 'vitest';
import { configureDisplay, getDisplaySettings } from './display.ts';
import { describeTableTimes, describeTimeZone } from './time-zone.ts';

const initial = getDisplaySettings();
afterEach(() => configureDisplay(initial));

const winter = Date.UTC(2026, 0, 15);
const summer = Date.UTC(2026, 6, 15);

test.each([
  ['Asia/Kolkata', winter, 'India Standard Time (GMT+5:30)'],
  ['America/New_York', winter, 'Eastern Standard Time (GMT-5)'],
  ['America/New_York', summer, 'Eastern Daylight Time (GMT-4)'],
  // Intl has only the offset of this zone.
  ['Etc/GMT-6', winter, 'GMT+6'],
])('describeTimeZone names the zone %s at %d', (timeZone, moment, name) => {
  configureDisplay({ timeZone });
  expect(describeTimeZone(moment)).toBe(name);
  expect(describeTableTimes(moment)).toBe(`Times in ${name}`);
});

test("describeTimeZone names the device's zone with the setting local", () => {
  configureDisplay({ timeZone: 'local' });
  const local = describeTimeZone(winter);
  configureDisplay({ timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone });
  expect(describeTimeZone(winter)).toBe(local);
});
