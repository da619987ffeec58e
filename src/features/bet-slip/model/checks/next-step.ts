/** What a bettor can do about a refused bet. Every kind has its words in texts.ts. */
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

/** The server's refusals, by the words that no other refusal has. The first that fits counts. */
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

/** A 422 may join several messages by commas: the first known one decides. */
export const nextStepOf = (message: string): NextStep =>
  refusals.find(([label]) => label.test(message))?.[1] ?? 'try-again';
