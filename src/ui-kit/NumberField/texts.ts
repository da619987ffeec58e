export const texts = {
  lower: (label: string) => `Lower ${label.toLowerCase()}`,
  raise: (label: string) => `Raise ${label.toLowerCase()}`,
} as const;
