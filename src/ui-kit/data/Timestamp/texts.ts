export const texts = { none: '–' } as const;
