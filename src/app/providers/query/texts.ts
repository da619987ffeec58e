export const texts = {
  /** Specification 8: a thrown failure without a message. */
  failed: 'Something went wrong',
} as const;
