import { defineTexts } from '#shared/texts/define-texts.ts';
/** Texts of calls without a readable response, by code. */
export const unreachableTexts = defineTexts('shared.api.unreachable', {
  FETCH_ERROR: 'The exchange cannot be reached. Check your connection and try again.',
  TIMEOUT_ERROR: 'The exchange took too long to answer. Try again.',
  PARSING_ERROR: 'The exchange gave an answer that could not be read. Try again in a moment.',
});

export const texts = defineTexts('shared.api', {
  missingRows: 'The list is incomplete. Try again in a moment.',
  refused: 'The exchange refused this request without a reason. Try again in a moment.',
  signedOut: 'Your session is over. Sign in again.',
});
