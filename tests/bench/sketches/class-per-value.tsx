import { memo, useCallback, useRef, useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { OddsCell } from '#ui-kit';
import type { GridMaker } from '../page/grid.ts';
import { KeyedStore } from './keyed-store.ts';
import { parseChanges, parseValues } from './message.ts';
import { Cards, type CellOf, draw, flasher, getSide, useMark } from './skeleton.tsx';

/** The size as a bar behind the price, with a value in the style template. */
const DeepCell = styled(OddsCell)<{ $share: number }>`
  background-size: ${({ $share }) => $share}% 100%;
`;

/** styled-components with one interpolated value per cell. Every value adds a class and a rule that stay. */
export const mountClassPerValueGrid: GridMaker = (place, { markets }, image) => {
  const store = new KeyedStore(parseValues(image));
  const Cell = memo(function Cell({ index }: CellOf) {
    const element = useRef<HTMLButtonElement>(null);
    const value = useSyncExternalStore(
      useCallback((changed) => store.listen(index, changed), [index]),
      () => store.getValueAt(index),
    );
    useMark(element, value);
    return <DeepCell ref={element} {...getSide(index)} kind="odds" price={value.price} size={value.size} $share={value.size / 9000} />;
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
