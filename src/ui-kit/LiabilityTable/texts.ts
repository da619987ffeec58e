export const texts = {
  amount: 'Amount',
  place: (match: string, event: string) => `${match} / ${event}`,
} as const;
