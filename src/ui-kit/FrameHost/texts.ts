/** Words of a frame from outside. */
export const texts = {
  loading: (name: string) => `Loading ${name}`,
  refused: { title: 'This address cannot be shown', why: 'It is not among the hosts your operator allows.' },
  failed: { title: 'Nothing came', why: 'The other side did not answer. Try again.' },
} as const;
