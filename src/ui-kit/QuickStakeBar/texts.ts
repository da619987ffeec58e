export const texts = {
  group: 'Quick stakes',
  set: (amount: string) => `Set stake to ${amount}`,
  add: (amount: string) => `Add ${amount} to stake`,
  thousands: (count: number) => `+${count}k`,
  plus: (amount: string) => `+${amount}`,
} as const;
