export const texts = {
  amount: 'Amount',
  matchAndEvent: (match: string, event: string) => `${match} / ${event}`,
} as const;
