import type { ConnectionStatus } from '#shared/live/live-feed.ts';

/** What the badge says; what stands behind it has words of its own (panel-texts.ts). */
export const texts = {
  /** Begins with the badge's own words: who speaks to the page says what stands there. */
  trigger: (state: ConnectionStatus['state'], beside: string | null) =>
    `Connection: ${[texts.states[state], beside ?? ''].join(' ').trim()}`,
  states: { connecting: 'Connecting', live: 'Live', paused: 'Paused', lost: 'Offline', unreliable: 'Unreliable' },
  announcements: {
    connecting: '',
    live: 'Prices are live.',
    paused: 'Price updates are paused.',
    lost: 'Prices have stopped coming. Betting is locked until they are back.',
    unreliable: 'The exchange says that its prices are unreliable. Betting is locked.',
  },
  byPolling: 'by polling',
  ms: (ms: number) => `${Math.round(ms)} ms`,
} as const;
