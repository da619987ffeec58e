import type { Shape } from './shape.ts';

/** One way to show the feed. */
export interface Grid {
  /** Shows one message of the feed, at the latest with the next frame. */
  apply(message: string): void;
  /** Brings markets off screen up to date, to compare everything with the feed. */
  settle(): void;
}

/** Draws the grid with what the first message says. */
export type GridMaker = (place: HTMLElement, shape: Shape, image: string) => Grid;
