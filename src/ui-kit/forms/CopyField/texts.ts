export const texts = {
  copy: (label: string) => `Copy ${label}`,
  copied: 'Copied',
  byHand: 'Marked: press Ctrl or Command and C to copy',
} as const;
