import type { Connection } from '#shared/live/live.ts';

/** Every word about how prices come. */
export const texts = {
  /** Begins with the badge's own words: who speaks to the page says what stands there. */
  trigger: (state: Connection['state'], beside: string | null) => `Connection: ${[texts.states[state], beside ?? ''].join(' ').trim()}`,
  states: { connecting: 'Connecting', live: 'Live', paused: 'Paused', lost: 'Offline', unreliable: 'Unreliable' },
  said: {
    connecting: '',
    live: 'Prices are live.',
    paused: 'Price updates are paused.',
    lost: 'Prices have stopped coming. Betting is locked until they are back.',
    unreliable: 'The exchange says that its prices are unreliable. Betting is locked.',
  },
  byPolling: 'by polling',
  way: 'Prices come by',
  ways: { held: 'Nothing: paused by you', socket: 'Socket', polling: 'Polling', fallback: 'Polling: the socket is down and tried again' },
  latency: 'Answer time',
  perSecond: 'Messages a second',
  last: 'Last message',
  ms: (ms: number) => `${Math.round(ms)} ms`,
  rate: (rate: number) => rate.toLocaleString('en', { maximumFractionDigits: 1, minimumFractionDigits: 1 }),
  ago: (ms: number) => `${(ms / 1000).toLocaleString('en', { maximumFractionDigits: 1, minimumFractionDigits: 1 })} s ago`,
  none: 'none yet',
  pause: 'Pause price updates',
  resume: 'Resume price updates',
  pausedNext: 'Prices stand still and betting is locked until you resume.',
} as const;
