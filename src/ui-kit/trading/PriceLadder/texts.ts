export const texts = {
  ownColumn: 'Yours',
  back: 'Back',
  price: 'Price',
  lay: 'Lay',
  ownBets: (sideText: string, amount: string) => `${sideText} ${amount}`,
  spokenOwn: (labels: readonly string[]) => `Your bets: ${labels.join(', ')}`,
  offered: (sideText: string, runner: string, price: string, size: string) =>
    `${sideText} ${runner} at ${price}, ${size} available`,
  unknown: (sideText: string, runner: string, price: string) => `${sideText} ${runner} at ${price}, offer unknown`,
} as const;
