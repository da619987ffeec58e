import { defineTexts } from '#shared/texts/define-texts.ts';

export const listTexts = defineTexts('pinned.list', {
  unpin: 'Unpin {market}',
  up: 'Move {market} up',
  down: 'Move {market} down',
  moved: '{market} is now {place} of {all}.',
  unpinned: '{market} unpinned.',
  list: 'Pinned markets',
  ended: 'Ended',
  endedCount: '{count, plural, one {1 market has ended.} other {# markets have ended.}}',
  removeEnded: '{count, plural, one {Remove it} other {Remove them}}',
  removedEnded: '{count, plural, one {1 ended market removed.} other {# ended markets removed.}}',
  marketEnded: 'This market has ended',
  marketEndedHint: 'Its prices are no longer available. Settled bets are in My Bets.',
  failed: 'Prices are unavailable',
  keepsTrying: 'Retrying…',
  none: 'No markets pinned',
  noneNext: 'Pin a market with the star at its head, or on a phone in its menu. It appears here with live prices.',
});
