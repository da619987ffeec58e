import type { FeedShape } from './shape.ts';

/** One way to show the feed. */
export interface Grid {
  /** Shows one message of the feed, with the next frame that draws prices. */
  apply(message: string): void;
  /** Brings markets off screen up to date, to compare everything with the feed. */
  settle(): void;
  /** Calls back within every frame that draws all prices that wait; left out where that is every frame. */
  onPaint?(painted: () => void): void;
}

/** Draws the grid with what the first message says. */
export type GridMaker = (place: HTMLElement, shape: FeedShape, image: string) => Grid;
