export const texts = {
  connecting: 'Connecting',
  live: 'Live',
  paused: 'Paused',
  lost: 'Offline',
  latency: (ms: number) => `${Math.round(ms)} ms`,
} as const;
