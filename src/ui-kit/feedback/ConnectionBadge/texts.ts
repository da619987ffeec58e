export const texts = {
  connecting: 'Connecting',
  live: 'Live',
  paused: 'Paused',
  lost: 'Offline',
  unreliable: 'Unreliable',
  latency: (ms: number) => `${Math.round(ms)} ms`,
} as const;
