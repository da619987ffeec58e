export const texts = {
  asTable: 'Show as table',
  show: 'Show chart',
  loading: 'Loading the chart',
  keys: 'Use the arrow keys to go from point to point.',
} as const;
