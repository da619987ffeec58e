/** Words of a frame from outside. */
export const texts = {
  loading: (name: string) => `Loading ${name}`,
  refused: { title: 'This address cannot be shown', reason: 'It is not among the hosts your operator allows.' },
  failed: {
    title: 'Nothing came',
    reason: 'The other side has not answered. It may be down, or your connection is slow.',
  },
  quiet: 'No sign of life from here so far. Do you see what you came for?',
  reload: 'Load again',
  fine: 'Yes, it is there',
} as const;
