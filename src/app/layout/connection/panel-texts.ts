const formatDecimal = (value: number) =>
  value.toLocaleString('en', { maximumFractionDigits: 1, minimumFractionDigits: 1 });

/** Texts of the connection panel. */
export const texts = {
  way: 'Prices come by',
  ways: {
    held: 'Nothing: paused by you',
    socket: 'Socket',
    polling: 'Polling',
    fallback: 'Polling: the socket is down and tried again',
  },
  latency: 'Response time',
  perSecond: 'Messages a second',
  last: 'Last message',
  ms: (ms: number) => `${Math.round(ms)} ms`,
  rate: formatDecimal,
  ago: (ms: number) => `${formatDecimal(ms / 1000)} s ago`,
  none: 'none yet',
  pause: 'Pause price updates',
  resume: 'Resume price updates',
  betsRefused: 'Bets do not reach the exchange: it does not allow the header idempotency-key (CORS). Contact support.',
  pausedNext: 'Prices stand still and betting is locked until you resume.',
} as const;
