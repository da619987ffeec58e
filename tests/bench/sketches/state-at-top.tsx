import { createContext, memo, useContext, useLayoutEffect, useState } from 'react';
import type { GridMaker } from '../page/grid.ts';
import { applySketchChanges, parseChanges, parseValues,type SketchChange, type SketchValue } from './message.ts';
import { Cards, type CellOf, draw, flasher, ValueCell } from './skeleton.tsx';

const Values = createContext<readonly SketchValue[]>([]);

function CellOfContext({ index }: CellOf) {
  const value = useContext(Values)[index];
  return value && <ValueCell index={index} value={value} />;
}

const MemoCards = memo(Cards);

/**
 * All prices in one React state. `state` renders everything below it; `context` renders only the cells, but all of
 * them.
 */
const mountTopGrid =
  (kind: 'state' | 'context'): GridMaker =>
  (place, { markets }, image) => {
    let push: (changes: readonly SketchChange[]) => void = () => undefined;
    const Body = kind === 'state' ? Cards : MemoCards;
    function Top() {
      const [values, set] = useState<readonly SketchValue[]>(() => parseValues(image));
      useLayoutEffect(() => {
        push = (changes) => set((old) => applySketchChanges(old, changes));
      }, []);
      return (
        <Values value={values}>
          <Body markets={markets} Cell={CellOfContext} />
        </Values>
      );
    }
    draw(place, <Top />);
    return {
      apply(text) {
        flasher.sweep(performance.now());
        push(parseChanges(text));
      },
      settle: () => undefined,
    };
  };

export const stateAtTop = mountTopGrid('state');
export const contextAtTop = mountTopGrid('context');
