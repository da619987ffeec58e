const sides = { no: 'No', yes: 'Yes' } as const;

export const texts = {
  back: 'Back',
  lay: 'Lay',
  ...sides,
  runner: 'Runner',
  session: 'Session',
  limits: 'Limits',
  arrow: '→',
  none: '–',
  prices: (market: string) => `Prices of ${market}`,
  position: 'Position:',
  withThisBet: 'with this bet:',
  ifPlaced: 'At least, if placed:',
  ifNotPlaced: 'if not placed:',
  slash: ' / ',
  runName: (side: 'no' | 'yes', session: string, run: number, size: number) =>
    `${sides[side]} to ${session} at ${run}, ${size} paid on 100`,
  previousRun: (run: number) => `, was ${run}`,
  directionMark: { up: '▲\u00a0', down: '▼\u00a0' },
  noLine: (side: 'no' | 'yes', session: string) => `${sides[side]} to ${session}, no line`,
} as const;
