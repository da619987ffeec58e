import type { ConnectionStatus } from '#shared/live/live-feed.ts';

/** Texts of the connection badge. Those of its panel are in panel-texts.ts. */
export const texts = {
  /** Begins with the visible text of the badge, so that speech input can name it (WCAG 2.5.3). */
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
