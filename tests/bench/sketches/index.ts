import type { GridMaker } from '../page/grid.ts';
import { classPerValue } from './class-per-value.tsx';
import { keyedUngated } from './keyed-ungated.tsx';
import { animatedFlash, uncontained } from './other-styles.ts';
import { queryCache } from './query-cache.tsx';
import { contextAtTop, stateAtTop } from './state-at-top.tsx';
import { writtenThroughRef } from './written-through-ref.tsx';
import { zustandSetAMessage, zustandSetAPrice } from './zustand-store.tsx';

/** Other ways to show the same feed in the same cards. The page's address selects one by name. */
export const sketches: Readonly<Record<string, GridMaker>> = {
  'written-through-ref': writtenThroughRef,
  'keyed-ungated': keyedUngated,
  'zustand-set-a-message': zustandSetAMessage,
  'zustand-set-a-price': zustandSetAPrice,
  'query-cache': queryCache,
  'state-at-top': stateAtTop,
  'context-at-top': contextAtTop,
  'class-per-value': classPerValue,
  'animated-flash': animatedFlash,
  uncontained,
};
