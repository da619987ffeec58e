import type { FeedShape } from './shape.ts';

/** One implementation that shows the feed. */
export interface Grid {
  /** Applies one message. The next frame that draws prices shows it. */
  apply(message: string): void;
  /** Updates markets off screen, before a comparison with the feed. */
  settle(): void;
  /** Calls back in every frame that draws all waiting prices. Missing when every frame does. */
  onPaint?(painted: () => void): void;
}

/** Creates a grid that shows the first message. */
export type GridMaker = (place: HTMLElement, shape: FeedShape, image: string) => Grid;
