/** Texts of the controls that open a replay, in a separate file because a match page needs no other replay texts. */
export const buttonTexts = {
  open: 'Replay',
  openOf: (market: string) => `Replay ${market}`,
} as const;
