export const texts = {
  show: 'Show password',
  hide: 'Hide password',
} as const;
