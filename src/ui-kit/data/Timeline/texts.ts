export const texts = {
  states: { done: ', done', current: ', under way', upcoming: ', to come', failed: ', failed' },
} as const;
