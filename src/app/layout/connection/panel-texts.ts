import { defineTexts } from '#shared/texts/define-texts.ts';

/** Texts of the connection panel. */
export const texts = defineTexts('app.layout.connection.panel', {
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
  ms: '{ms} ms',
  /** {seconds} has one decimal. */
  ago: '{seconds} s ago',
  none: 'none yet',
  pause: 'Pause price updates',
  resume: 'Resume price updates',
  betsRefused: 'Bets do not reach the exchange: it does not allow the header idempotency-key (CORS). Contact support.',
  pausedNext: 'Prices stand still and betting is locked until you resume.',
});
