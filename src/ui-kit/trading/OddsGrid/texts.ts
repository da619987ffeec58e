const sides = { no: 'No', yes: 'Yes' } as const;

export const texts = {
  back: 'Back',
  lay: 'Lay',
  ...sides,
  runner: 'Runner',
  sessionLine: 'Session',
  limits: 'Limits',
  arrow: '→',
  none: '–',
  prices: (market: string) => `Prices of ${market}`,
  position: 'Position:',
  withThisBet: 'with this bet:',
  ifPlaced: 'At least, if placed:',
  ifNotPlaced: 'if not placed:',
  slash: ' / ',
  runName: (side: 'no' | 'yes', sessionLine: string, run: number, size: number) =>
    `${sides[side]} to ${sessionLine} at ${run}, ${size} paid on 100`,
  previousRun: (run: number) => `, was ${run}`,
  directionMark: { up: '▲\u00a0', down: '▼\u00a0' },
  noLine: (side: 'no' | 'yes', sessionLine: string) => `${sides[side]} to ${sessionLine}, no line`,
} as const;
