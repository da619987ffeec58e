import { memo } from 'react';
import type { CasinoGame } from '#shared/api/contract/casino/casino.ts';
import { GridRow } from './GameGrid.styles.ts';
import { type GameCardEvents, GameTile } from './GameTile.tsx';

interface GameRowProps extends GameCardEvents {
  games: readonly CasinoGame[];
  /** Number of games before these in the full list, and its length. */
  countBefore: number;
  total: number;
  index: number;
  columns: number;
  /** Distance from the top of the grid in CSS pixels. */
  offset: number;
  /** Index of the grid's Tab stop in this row; null when the stop is in another row. */
  tabStopIndex: number | null;
  measure: (element: HTMLElement | null) => void;
}

/** One row of cards. Scrolling does not render mounted rows again. */
export const GameRow = memo(function GameRow(props: GameRowProps) {
  const { games, countBefore, total, index, columns, offset, tabStopIndex, measure, ...events } = props;
  const first = index * columns;
  return (
    <GridRow
      ref={measure}
      data-index={index}
      role="presentation"
      style={{ '--app-game-columns': columns, transform: `translateY(${offset}px)` }}
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
