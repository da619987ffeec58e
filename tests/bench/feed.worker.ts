import { GeneratedFeed } from './generated-feed.ts';

/** The server: writes messages off the page's thread and posts them as text, as a socket would. */
const feed = new GeneratedFeed(42);
let timer: ReturnType<typeof setTimeout> | undefined;

self.onmessage = ({ data }: MessageEvent<{ hertz: number; ticks: number }>) => {
  clearTimeout(timer);
  const pause = 1000 / data.hertz;
  let due = performance.now() + pause;
  let left = data.ticks;
  const run = (): void => {
    while (left > 0 && due <= performance.now()) {
      self.postMessage(feed.tick());
      due += pause;
      left -= 1;
    }
    if (left > 0) timer = setTimeout(run, Math.max(0, due - performance.now()));
    else self.postMessage('end');
  };
  timer = setTimeout(run, pause);
};
