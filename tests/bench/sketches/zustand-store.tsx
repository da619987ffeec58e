import { memo } from 'react';
import { create } from 'zustand';
import type { GridMaker } from '../page/grid.ts';
import { applySketchChanges, parseChanges, parseValues,type SketchValue } from './message.ts';
import { Cards, type CellOf, draw, flasher, ValueCell } from './skeleton.tsx';

/** One zustand store with a selector per cell. Every `set` runs all of them. */
const mountZustandGrid =
  (sets: 'a message' | 'a price'): GridMaker =>
  (place, { markets }, image) => {
    const useValues = create<{ readonly values: readonly SketchValue[] }>(() => ({ values: parseValues(image) }));
    const Cell = memo(function Cell({ index }: CellOf) {
      const value = useValues((state) => state.values[index]);
      return value && <ValueCell index={index} value={value} />;
    });
    draw(place, <Cards markets={markets} Cell={Cell} />);
    return {
      apply(text) {
        flasher.sweep(performance.now());
        const changes = parseChanges(text);
        for (const together of sets === 'a message' ? [changes] : changes.map((change) => [change])) useValues.setState(({ values }) => ({ values: applySketchChanges(values, together) }));
      },
      settle: () => undefined,
    };
  };

export const zustandSetAMessage = mountZustandGrid('a message');
export const zustandSetAPrice = mountZustandGrid('a price');
