import { GeneratedFeed } from './generated-feed.ts';
import type { FeedShape } from './shape.ts';

/** The run that the page requests from the worker. */
export interface FeedOrder {
  readonly shape: FeedShape;
  readonly hertz: number;
  readonly ticks: number;
}

/** One message, with its sending time on the clock that page and worker share. */
export interface FeedMessage {
  readonly text: string;
  readonly at: number;
}

/** The server. It creates messages in a worker and posts them as text, like a socket. */
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
      const post: FeedMessage = { text: engine.createTick(), at: performance.timeOrigin + performance.now() };
      self.postMessage(post);
      nextAt += pause;
      left -= 1;
    }
    if (left > 0) timer = setTimeout(run, Math.max(0, nextAt - performance.now()));
    else self.postMessage('end');
  };
  timer = setTimeout(run, pause);
};
