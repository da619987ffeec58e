import { defineTexts } from '#shared/texts/define-texts.ts';

export const timeZoneTexts = defineTexts('shared.format.time-zone', {
  /** {name}: "India Standard Time". {offset}: "GMT+5:30". */
  zone: '{name} ({offset})',
  /** Below a table with times. {zone}: "India Standard Time (GMT+5:30)". */
  timesIn: 'Times in {zone}',
  /** Name of a line above an exported table, before the zone of its times. */
  times: 'Times',
});
