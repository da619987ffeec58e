import { defineTexts } from '#shared/texts/define-texts.ts';
export const texts = defineTexts('ui-kit.connection-badge', {
  connecting: 'Connecting',
  live: 'Live',
  paused: 'Paused',
  lost: 'Delayed',
  offline: 'Offline',
  unreliable: 'Unreliable',
  latency: '{ms} ms',
});
