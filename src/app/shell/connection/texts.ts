import type { Connection } from '#shared/live/live.ts';

/** Every word about how prices come. */
export const texts = {
  trigger: (state: Connection['state'], fallback: boolean) => `Connection: ${texts.states[state]}${fallback && state === 'live' ? `, ${texts.byPolling}` : ''}`,
  states: { connecting: 'connecting', live: 'live', paused: 'paused', lost: 'offline', unreliable: 'unreliable' },
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
