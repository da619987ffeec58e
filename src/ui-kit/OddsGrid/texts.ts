const sides = { no: 'No', yes: 'Yes' } as const;

export const texts = {
  back: 'Back',
  lay: 'Lay',
  ...sides,
  arrow: '→',
  none: '–',
  prices: (market: string) => `Prices of ${market}`,
  position: 'Position:',
  withThisBet: 'with this bet:',
  runName: (side: 'no' | 'yes', session: string, run: number, size: number) => `${sides[side]} to ${run} ${session}, pays ${size} on 100`,
  noLine: (side: 'no' | 'yes', session: string) => `${sides[side]}, ${session}, no line`,
} as const;
