export const texts = {
  copy: (label: string) => `Copy ${label}`,
  copied: 'Copied',
  byHand: 'Selected. Press Ctrl+C or Command+C to copy.',
} as const;
