import { money, type Money } from '#shared/domain/money.ts';
import { odds, type Odds } from '#shared/domain/odds.ts';
import { indexOf } from '../page/generated-feed.ts';

export interface Value {
  readonly price: Odds;
  readonly size: Money;
}

export type Change = readonly [index: number, value: Value];

type Row = readonly [level: 0 | 1 | 2, price: number, size: number];
interface Message {
  readonly mc: readonly { readonly id: string; readonly rc: readonly { readonly id: number; readonly batb?: readonly Row[]; readonly batl?: readonly Row[] }[] }[];
}

/** What a message of the feed changes, as cells by number. The sketches check nothing: they trust their server. */
export function changesOf(text: string): readonly Change[] {
  const { mc } = JSON.parse(text) as Message;
  return mc.flatMap(({ id: marketId, rc }) =>
    rc.flatMap(({ id: runnerId, batb = [], batl = [] }) => {
      const change = (side: 'back' | 'lay') => ([level, price, size]: Row): Change => [indexOf({ marketId, runnerId, side, level }), { price: odds(Math.round(price * 100)), size: money(size * 100) }];
      return [...batb.map(change('back')), ...batl.map(change('lay'))];
    }),
  );
}

export function valuesOf(image: string): Value[] {
  const values: Value[] = [];
  for (const [index, value] of changesOf(image)) values[index] = value;
  return values;
}

/** A copy with the changes made, as state of React wants it. */
export function changed(values: readonly Value[], changes: readonly Change[]): readonly Value[] {
  const next = [...values];
  for (const [index, value] of changes) next[index] = value;
  return next;
}
