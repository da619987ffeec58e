import { defineTexts } from '#shared/texts/define-texts.ts';

/** Texts of odds that are not decimal. */
export const texts = defineTexts('shared.odds-format', {
  /** Below the field of the slip. */
  sent: 'Sent as {decimal}',
  sentNearest: 'Read as {price}, the nearest odds here. Sent as {decimal}',
  problem: {
    fractional: 'Write a fraction, such as 5/6 or 11/4.',
    american: 'Write 100 or more with a sign, such as +150 or −120.',
    'hong-kong': 'Write what a stake of 1 wins, such as 0.85.',
    malay: 'Write a number from 0 to 1, or one with a minus, such as 0.85 or −0.40.',
    indonesian: 'Write 1 or more with a sign, such as 1.50 or −1.18.',
    chance: 'Write a per cent between 0 and 100, such as 45.5.',
    bhaav: 'Write what a stake of 100 wins, such as 85.',
  },
});
