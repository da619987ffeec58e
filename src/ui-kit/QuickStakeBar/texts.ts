export const texts = {
  group: 'Quick stakes',
  set: (amount: string) => `Set stake to ${amount}`,
  add: (amount: string) => `Add ${amount} to stake`,
} as const;
