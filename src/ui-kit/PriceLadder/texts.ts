export const texts = {
  own: 'Yours',
  back: 'Back',
  price: 'Price',
  lay: 'Lay',
  ownBets: (word: string, amount: string) => `${word} ${amount}`,
  spokenOwn: (words: readonly string[]) => `Your bets: ${words.join(', ')}`,
  offered: (word: string, runner: string, price: string, size: string) => `${word} ${runner} at ${price}, ${size} available`,
  unknown: (word: string, runner: string, price: string) => `${word} ${runner} at ${price}, nothing known on offer`,
} as const;
