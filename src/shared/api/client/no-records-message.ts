const RECORD_WORDS =
  '(?:records?|data|results?|rows?|entr(?:y|ies)|history|bets?|match(?:es)?|markets?|transactions?|orders?|games?' +
  '|news|sessions?|fanc(?:y|ies)|races?|requests?|statements?|details?|methods?|lists?|items?|events?|exposures?|liabilit(?:y|ies)|positions?)';
const VERB = '(?:is|are|was|were|does|do|could be|has been|have been)';
const ENDING = `(?:\\s+${VERB})?(?:\\s+(?:found|available|exists?|yet|to show|present))*(?:\\s+for\\b.*)?\\W*$`;

const PHRASES = [
  `\\b(?:no|zero|0)\\s+(?:\\w+\\s+){0,2}${RECORD_WORDS}${ENDING}`,
  `\\b${RECORD_WORDS}\\s+(?:${VERB}\\s+)?(?:not\\s+(?:found|exist|available)|empty)\\b`,
  '\\bnothing\\s+(?:\\w+\\s+)?found\\b',
].map((phrase) => new RegExp(phrase, 'i'));

/**
 * Checks whether a message without data means "nothing to list" ("No record found", "Data not found").
 *
 * Any other message is a refusal. Reconciliation looks for an unverified bet in a list: a refusal read as an empty list
 * would mean "not placed".
 */
export const isNoRecordsMessage = (message: string): boolean => PHRASES.some((phrase) => phrase.test(message));
