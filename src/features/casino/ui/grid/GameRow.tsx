import { memo, type CSSProperties } from 'react';
import type { CasinoGame } from '#shared/api/contract/casino/casino.ts';
import { GridRow } from './GameGrid.styles.ts';
import { GameTile, type GameCardEvents } from './GameTile.tsx';

interface GameRowProps extends GameCardEvents {
  games: readonly CasinoGame[];
  /** How many games of the whole list come before these, and how many it has. */
  countBefore: number;
  total: number;
  index: number;
  columns: number;
  /** How far below the grid's top it lies, in CSS pixels. */
  offset: number;
  /** The place of the card that is the grid's Tab stop, where it is in this row; null elsewhere. */
  tabStopIndex: number | null;
  measure: (element: HTMLElement | null) => void;
}

/** One row of cards. While the grid scrolls, a row that is there already is not drawn again. */
export const GameRow = memo(function GameRow(props: GameRowProps) {
  const { games, countBefore, total, index, columns, offset, tabStopIndex, measure, ...events } = props;
  const first = index * columns;
  return (
    <GridRow
      ref={measure}
      data-index={index}
      role="presentation"
      style={{ '--columns': columns, transform: `translateY(${offset}px)` } as CSSProperties}
    >
      {games.slice(first, first + columns).map((game, column) => {
        const cardIndex = first + column;
        return (
          <div
            key={`${game.providerId}/${game.gameId}`}
            role="listitem"
            data-place={cardIndex}
            aria-setsize={total}
            aria-posinset={countBefore + cardIndex + 1}
          >
            <GameTile game={game} tabStop={cardIndex === tabStopIndex ? 'stop' : 'skipped'} {...events} />
          </div>
        );
      })}
    </GridRow>
  );
});
