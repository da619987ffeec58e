/** The bettor's next step after a refused bet. `nextSteps` in texts.ts has a sentence for every kind. */
export type NextStep =
  | 'wait-for-the-other-bet'
  | 'find-funds'
  | 'wait-for-reopening'
  | 'wait-for-the-ball'
  | 'choose-another-market'
  | 'bet-before-the-start'
  | 'lay-instead'
  | 'back-instead'
  | 'raise-stake'
  | 'lower-stake'
  | 'raise-odds'
  | 'lower-odds'
  | 'ask-the-operator'
  | 'come-back-later'
  | 'take-the-price'
  | 'take-the-line'
  | 'try-again';

/** Patterns that each match one refusal of the server. The first match counts. */
const refusals: readonly (readonly [messagePattern: RegExp, step: NextStep])[] = [
  [/only one bet at a time/i, 'wait-for-the-other-bet'],
  [/insufficient balance/i, 'find-funds'],
  [/ball running/i, 'wait-for-the-ball'],
  [/^your .*locked/i, 'ask-the-operator'],
  [/result declared|closed/i, 'choose-another-market'],
  [/locked|suspended/i, 'wait-for-reopening'],
  [/inplay betting is not allowed/i, 'bet-before-the-start'],
  [/back bets not allowed/i, 'lay-instead'],
  [/lay bets not allowed/i, 'back-instead'],
  [/min stack/i, 'raise-stake'],
  [/max stack|max profit/i, 'lower-stake'],
  [/min odd/i, 'raise-odds'],
  [/max odd/i, 'lower-odds'],
  [/minutes before/i, 'come-back-later'],
  [/unmatch bet/i, 'take-the-price'],
  [/rate changed|run changed/i, 'take-the-line'],
];

/**
 * Returns the next step for a server message. A 422 may join several messages with commas: the first known one counts.
 */
export const findNextStep = (message: string): NextStep =>
  refusals.find(([label]) => label.test(message))?.[1] ?? 'try-again';
