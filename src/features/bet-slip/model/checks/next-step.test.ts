import { expect, test } from 'vitest';
import { refusalMessage } from '#mocks/exchange/betting/messages.ts';
import { findNextStep, type NextStep } from './next-step.ts';

test.each<[string, NextStep]>([
  ['Only one bet at a time is allowed!', 'wait-for-the-other-bet'],
  ['Insufficient Balance.', 'find-funds'],
  ['Market is locked!', 'wait-for-reopening'],
  ['Odds suspended!', 'wait-for-reopening'],
  ['Market result declared', 'choose-another-market'],
  ['Inplay betting is not allowed!', 'bet-before-the-start'],
  ['Back Bets not Allowed!', 'lay-instead'],
  ['Lay Bets not Allowed!', 'back-instead'],
  ['Market min stack is 100', 'raise-stake'],
  ['Market max stack is 25000', 'lower-stake'],
  ['Market min odd limit is 1.1', 'raise-odds'],
  ['Market max odd limit is 20', 'lower-odds'],
  ['Market max profit(20000) limit is over', 'lower-stake'],
  ['Your betting is locked!', 'ask-the-operator'],
  ['Your account is locked!', 'ask-the-operator'],
  ['Bet will be accepted 30 minutes before the market starts', 'come-back-later'],
  ['Unmatch bet not allowed.', 'take-the-price'],
  ['Ball Running', 'wait-for-the-ball'],
  ['Fancy is suspended!', 'wait-for-reopening'],
  ['Fancy Closed!', 'choose-another-market'],
  ['Fancy result declared!', 'choose-another-market'],
  ['Fancy Rate Changed!', 'take-the-line'],
  ['Run Changed!', 'take-the-line'],
  ['Session min stack is 100', 'raise-stake'],
  ['Session max stack is 5000', 'lower-stake'],
  ['Session max profit(20000) limit is over', 'lower-stake'],
  ['Your session betting is locked!', 'ask-the-operator'],
  ['Something nobody has heard before', 'try-again'],
])('findNextStep maps "%s" to %s', (message, step) => {
  expect(findNextStep(message)).toBe(step);
});

const messages = Object.values<string | ((limit: never) => string)>(refusalMessage).map((message) =>
  typeof message === 'string' ? message : message(100 as never),
);

test.each(messages)('findNextStep has a step for the refusal "%s"', (message) => {
  expect(findNextStep(message)).not.toBe('try-again');
});
