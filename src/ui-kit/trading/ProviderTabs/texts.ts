export const texts = { providers: 'Game providers' } as const;
