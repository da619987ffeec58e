import { chooseOddsFormat, type OddsFormatChoice } from '../odds-format-store.ts';

/** Creates the `beforeEach` of a story whose device shows odds in this format. */
export const startInOddsFormat = (choice: OddsFormatChoice) => () => {
  chooseOddsFormat(choice);
  return () => chooseOddsFormat('decimal');
};
