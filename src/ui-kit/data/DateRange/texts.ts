import { defineTexts } from '#shared/texts/define-texts.ts';

export const texts = defineTexts('ui-kit.date-range', {
  presets: {
    today: 'Today',
    yesterday: 'Yesterday',
    '7d': 'Last 7 days',
    '30d': 'Last 30 days',
    '90d': 'Last 90 days',
  },
  days: 'Choose days',
  from: 'From',
  to: 'To',
  backwards: 'The start date is after the end date.',
});
