export const texts = {
  signedOut: 'Your session is over. Sign in again.',
} as const;
