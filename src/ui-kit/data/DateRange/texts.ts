import type { DayPreset } from '#shared/format/day-choice.ts';

export const texts = {
  presets: {
    today: 'Today',
    yesterday: 'Yesterday',
    '7d': 'Last 7 days',
    '30d': 'Last 30 days',
    '90d': 'Last 90 days',
  } satisfies Record<DayPreset, string>,
  days: 'Choose days',
  from: 'From',
  to: 'To',
  backwards: 'The start date is after the end date.',
} as const;
