export const texts = {
  group: 'Quick stakes',
  set: (amount: string) => `Set stake to ${amount}`,
  /** Starts with the visible label, so voice control can use it. */
  add: (label: string, amount: string) => `${label}: add ${amount} to stake`,
  thousands: (count: number) => `+${count}k`,
  plus: (amount: string) => `+${amount}`,
} as const;
