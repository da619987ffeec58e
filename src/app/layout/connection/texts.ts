import { defineTexts } from '#shared/texts/define-texts.ts';

/** Texts of the connection badge. Those of its panel are in panel-texts.ts. */
export const texts = defineTexts('app.layout.connection', {
  /** Begins with the visible text of the badge, so that speech input can name it (WCAG 2.5.3). */
  trigger: 'Connection: {state}',
  /** {note} stands beside the state: the response time, or that prices come by polling. */
  triggerWithNote: 'Connection: {state} {note}',
  states: {
    connecting: 'Connecting',
    live: 'Live',
    paused: 'Paused',
    lost: 'Delayed',
    offline: 'Offline',
    unreliable: 'Unreliable',
  },
  announcements: {
    connecting: '',
    live: 'Prices are live.',
    paused: 'Price updates are paused.',
    lost: 'Some prices have stopped coming. Betting on them is locked.',
    offline: 'Prices have stopped coming. Betting is locked until they are back.',
    unreliable: 'The exchange says that its prices are unreliable. Betting is locked.',
  },
  byPolling: 'by polling',
  ms: '{ms} ms',
});
