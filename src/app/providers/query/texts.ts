export const texts = {
  /** A failure without a message (docs/requirements.md#8-errors). */
  failed: 'Something went wrong',
} as const;
