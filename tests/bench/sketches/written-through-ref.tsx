import { memo, useLayoutEffect, useRef } from 'react';
import { formatSize } from '#shared/format/amount.ts';
import { formatPrice } from '#shared/format/price.ts';
import { OddsCell } from '#ui-kit';
import type { GridMaker } from '../page/grid.ts';
import { KeyedStore } from './keyed-store.ts';
import { parseChanges, parseValues } from './message.ts';
import { Cards, type CellOf, draw, flasher, getSide } from './skeleton.tsx';

/** React renders a cell once. Afterwards its listener writes the texts. */
export const mountWrittenThroughRefGrid: GridMaker = (place, { markets }, image) => {
  const store = new KeyedStore(parseValues(image));
  const Cell = memo(function Cell({ index }: CellOf) {
    const element = useRef<HTMLButtonElement>(null);
    useLayoutEffect(() => {
      let displayedPrice = store.getValueAt(index).price;
      return store.listen(index, () => {
        const { price, size } = store.getValueAt(index);
        const target = element.current;
        const [priceNode, sizeNode] = [target?.querySelector('b')?.firstChild, target?.querySelector('small')?.firstChild];
        if (!target || !priceNode || !sizeNode) return;
        const [priceText, sizeText] = [formatPrice(price, 'odds'), formatSize(size)];
        priceNode.nodeValue = priceText;
        sizeNode.nodeValue = sizeText;
        const { side, runner } = getSide(index);
        target.setAttribute('aria-label', `${side === 'back' ? 'Back' : 'Lay'} ${runner} at ${priceText}, ${sizeText} available`);
        if (displayedPrice !== price) flasher.mark(target, price > displayedPrice ? 'up' : 'down');
        displayedPrice = price;
      });
    }, [index]);
    const { price, size } = store.getValueAt(index);
    return <OddsCell ref={element} {...getSide(index)} kind="odds" price={price} size={size} />;
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
