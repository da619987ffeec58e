import { type Money,money } from '#shared/domain/money/money.ts';
import { type Odds,odds } from '#shared/domain/odds/odds.ts';
import { getCellIndex } from '../page/generated-feed.ts';

export interface SketchValue {
  readonly price: Odds;
  readonly size: Money;
}

export type SketchChange = readonly [index: number, value: SketchValue];

type SketchLevel = readonly [level: 0 | 1 | 2, price: number, size: number];
interface SketchMessage {
  readonly mc: readonly { readonly id: string; readonly rc: readonly { readonly id: number; readonly batb?: readonly SketchLevel[]; readonly batl?: readonly SketchLevel[] }[] }[];
}

/** Returns the cell changes of a message. Sketches do not validate messages. */
export function parseChanges(text: string): readonly SketchChange[] {
  const { mc } = JSON.parse(text) as SketchMessage;
  return mc.flatMap(({ id: marketId, rc }) =>
    rc.flatMap(({ id: runnerId, batb = [], batl = [] }) => {
      const change = (side: 'back' | 'lay') => ([level, price, size]: SketchLevel): SketchChange => [getCellIndex({ marketId, runnerId, side, level }), { price: odds(Math.round(price * 100)), size: money(size * 100) }];
      return [...batb.map(change('back')), ...batl.map(change('lay'))];
    }),
  );
}

export function parseValues(image: string): SketchValue[] {
  const values: SketchValue[] = [];
  for (const [index, value] of parseChanges(image)) values[index] = value;
  return values;
}

/** Returns a changed copy, for React state. */
export function applySketchChanges(values: readonly SketchValue[], changes: readonly SketchChange[]): readonly SketchValue[] {
  const next = [...values];
  for (const [index, value] of changes) next[index] = value;
  return next;
}
