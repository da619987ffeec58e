import { defineTexts } from '#shared/texts/define-texts.ts';

export const texts = defineTexts('app.switches', {
  maintenance: 'We are working on this site',
  maintenanceBets: 'Placed bets stay placed. A bet without an outcome is checked as soon as the site is back.',
  maintenanceNext: 'The page opens again when the work is done. You need not load it.',
  checkNow: 'Check now',
  stillPaused: 'Not yet. Checked at {time}.',
  checkFailed: 'The check failed. Check your connection and try again.',
  /** Heading of the operator's message for every page. */
  message: 'Message',
  preview: 'Preview',
  previewTitle: 'Preview of a configuration',
  previewText: 'Only this tab shows it, until {time}. Bets and payments are real.',
  leavePreview: 'Leave the preview',
});
