import { GeneratedFeed } from './generated-feed.ts';
import type { FeedShape } from './shape.ts';

/** What the page asks of its server. */
export interface FeedOrder {
  readonly shape: FeedShape;
  readonly hertz: number;
  readonly ticks: number;
}

/** One message, and when it was sent on the clock that page and worker share. */
export interface FeedMessage {
  readonly text: string;
  readonly at: number;
}

/** The server: writes messages off the page's thread and posts them as text, as a socket would. */
let feed: GeneratedFeed | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

self.onmessage = ({ data: { shape, hertz, ticks } }: MessageEvent<FeedOrder>) => {
  clearTimeout(timer);
  const engine = (feed ??= new GeneratedFeed(42, shape));
  const pause = 1000 / hertz;
  let nextAt = performance.now() + pause;
  let left = ticks;
  const run = (): void => {
    while (left > 0 && nextAt <= performance.now()) {
      const post: FeedMessage = { text: engine.tick(), at: performance.timeOrigin + performance.now() };
      self.postMessage(post);
      nextAt += pause;
      left -= 1;
    }
    if (left > 0) timer = setTimeout(run, Math.max(0, nextAt - performance.now()));
    else self.postMessage('end');
  };
  timer = setTimeout(run, pause);
};
