import type { GridMaker } from '../page/grid.ts';
import { mountClassPerValueGrid } from './class-per-value.tsx';
import { mountKeyedUngatedGrid } from './keyed-ungated.tsx';
import { animatedFlash, uncontained } from './other-styles.ts';
import { mountQueryCacheGrid } from './query-cache.tsx';
import { contextAtTop, stateAtTop } from './state-at-top.tsx';
import { mountWrittenThroughRefGrid } from './written-through-ref.tsx';
import { zustandSetAMessage, zustandSetAPrice } from './zustand-store.tsx';

/** Other ways to show the same feed in the same cards. The page's address selects one by name. */
export const sketches: Readonly<Record<string, GridMaker>> = {
  'written-through-ref': mountWrittenThroughRefGrid,
  'keyed-ungated': mountKeyedUngatedGrid,
  'zustand-set-a-message': zustandSetAMessage,
  'zustand-set-a-price': zustandSetAPrice,
  'query-cache': mountQueryCacheGrid,
  'state-at-top': stateAtTop,
  'context-at-top': contextAtTop,
  'class-per-value': mountClassPerValueGrid,
  'animated-flash': animatedFlash,
  uncontained,
};
