import { memo, useCallback, useSyncExternalStore } from 'react';
import type { GridMaker } from '../page/grid.ts';
import { KeyedStore } from './keyed-store.ts';
import { parseChanges, parseValues } from './message.ts';
import { Cards, type CellOf, draw, flasher, ValueCell } from './skeleton.tsx';

/** The app's grid without visibility checks: cells of markets off screen render too. */
export const mountKeyedUngatedGrid: GridMaker = (place, { markets }, image) => {
  const store = new KeyedStore(parseValues(image));
  const Cell = memo(function Cell({ index }: CellOf) {
    const value = useSyncExternalStore(
      useCallback((changed) => store.listen(index, changed), [index]),
      () => store.getValueAt(index),
    );
    return <ValueCell index={index} value={value} />;
  });
  draw(place, <Cards markets={markets} Cell={Cell} />);
  return {
    apply(text) {
      flasher.sweep(performance.now());
      store.apply(parseChanges(text));
    },
    settle: () => undefined,
  };
};
