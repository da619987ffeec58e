export const texts = { favourite: (game: string) => `${game} is a favourite` } as const;
