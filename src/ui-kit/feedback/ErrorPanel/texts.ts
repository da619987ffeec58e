export const texts = { retry: 'Try again' } as const;
