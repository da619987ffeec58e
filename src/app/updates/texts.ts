export const texts = {
  ready: 'Load new version',
} as const;
