import { memo, type CSSProperties } from 'react';
import type { CasinoGame } from '#shared/api/contract/casino.ts';
import { Row } from './GameGrid.styles.ts';
import { ShownGame, type GameEvents } from './ShownGame.tsx';

interface GameRowProps extends GameEvents {
  games: readonly CasinoGame[];
  /** How many games of the whole list come before these, and how many it has. */
  before: number;
  total: number;
  index: number;
  columns: number;
  /** How far below the grid's top it lies, in CSS pixels. */
  offset: number;
  /** The place of the card that is the grid's Tab stop, where it is in this row; null elsewhere. */
  stopAt: number | null;
  measure: (element: HTMLElement | null) => void;
}

/** One row of cards. While the grid scrolls, a row that is there already is not drawn again. */
export const GameRow = memo(function GameRow(props: GameRowProps) {
  const { games, before, total, index, columns, offset, stopAt, measure, ...events } = props;
  const first = index * columns;
  return (
    <Row ref={measure} data-index={index} role="presentation" style={{ '--columns': columns, transform: `translateY(${offset}px)` } as CSSProperties}>
      {games.slice(first, first + columns).map((game, column) => {
        const place = first + column;
        return (
          <div
            key={`${game.providerId}/${game.gameId}`}
            role="listitem"
            data-place={place}
            aria-setsize={total}
            aria-posinset={before + place + 1}
          >
            <ShownGame game={game} stop={place === stopAt ? 'stop' : 'skipped'} {...events} />
          </div>
        );
      })}
    </Row>
  );
});
