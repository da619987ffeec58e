import { type ComponentType, memo, type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { Flasher } from '#shared/live/react/flasher.ts';
import { GlobalStyle, MarketColumn, MarketGroups, OddsCell, OddsGrid, OddsRow } from '#ui-kit';
import { createOutlines } from '../page/outline.ts';
import { CELLS, RUNNERS } from '../page/shape.ts';
import type { SketchValue } from './message.ts';

export interface CellOf {
  readonly index: number;
}

const backs = [2, 1, 0] as const;
const lays = [0, 1, 2] as const;

/** The app's cards for sketches. `Cell` renders the content of each cell. */
export function Cards({ markets, Cell }: { markets: number; Cell: ComponentType<CellOf> }) {
  const outlines = createOutlines(markets);
  const renderCard = (cardMarketId: string): ReactNode => {
    const market = outlines.findIndex(({ marketId }) => marketId === cardMarketId);
    const { name, runners } = outlines[market] ?? { name: '', runners: [] };
    return (
      <OddsGrid key={cardMarketId} name={name} variant="levels">
        {runners.map((runner) => {
          const first = (market * RUNNERS + runner.runnerId) * CELLS;
          return <OddsRow key={runner.runnerId} name={runner.name} back={backs.map((level) => <Cell key={level} index={first + level} />)} lay={lays.map((level) => <Cell key={level} index={first + 3 + level} />)} />;
        })}
      </OddsGrid>
    );
  };
  return (
    <MarketColumn>
      <MarketGroups ids={outlines.map(({ marketId }) => marketId)}>{renderCard}</MarketGroups>
    </MarketColumn>
  );
}

export function draw(place: HTMLElement, content: ReactNode): void {
  createRoot(place).render(
    <>
      <GlobalStyle />
      {content}
    </>,
  );
}

export const flasher = new Flasher(() => performance.now());

/** Flashes the element when its price has moved, as the app does. */
export function useMark(element: RefObject<HTMLElement | null>, { price }: SketchValue): void {
  const before = useRef(price);
  useLayoutEffect(() => {
    if (element.current !== null && before.current !== price) flasher.mark(element.current, price > before.current ? 'up' : 'down');
    before.current = price;
  }, [element, price]);
}

export function getSide(index: number): { readonly side: 'back' | 'lay'; readonly level: 0 | 1 | 2; readonly runner: string } {
  const cell = index % CELLS;
  const row = Math.floor(index / CELLS);
  return { side: cell < 3 ? 'back' : 'lay', level: (cell % 3) as 0 | 1 | 2, runner: `Runner ${Math.floor(row / RUNNERS)}.${row % RUNNERS}` };
}

/** A cell as the app renders it, with a value from the sketch's store. */
export const ValueCell = memo(function ValueCell({ index, value }: { index: number; value: SketchValue }) {
  const element = useRef<HTMLButtonElement>(null);
  useMark(element, value);
  return <OddsCell ref={element} {...getSide(index)} kind="odds" price={value.price} size={value.size} />;
});
