export const texts = {
  states: { done: ', done', current: ', under way', coming: ', to come', failed: ', failed' },
} as const;
