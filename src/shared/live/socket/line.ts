import type { Page } from '../page.ts';

/** What of a browser's WebSocket is used; a test brings its own. */
export interface Socket {
  send(text: string): void;
  close(): void;
}

/** What a socket says to whoever dialled it. After `close` nobody listens any more. */
export interface Ears {
  opened(): void;
  heard(data: unknown): void;
  closed(): void;
}

/** Dials an address. Throws where it is none. */
export type Dial = (ears: Ears) => Socket;

export interface LineOptions {
  readonly page: Page;
  /** May throw: an address that is none counts as a line that does not come up. */
  readonly dial: Dial;
  opened(): void;
  heard(text: string): void;
  /** The line that was up, or was to come up, is down: by a fault, or because the page rests. */
  closed(reason: 'lost' | 'resting'): void;
}

export interface Line {
  /** Dials, unless the page is hidden. */
  start(): void;
  send(message: object): void;
  /** The other end has proved to be alive and useful: the next break is the first again. */
  proved(): void;
  /** Nothing said for so long, in milliseconds, means that the line is dead. */
  expectWithin(ms: number): void;
  /** Gives the line up, and tries again after the usual pause. */
  drop(): void;
  /** Hangs up and dials at once, as for a clean start. */
  again(): void;
  stop(): void;
}

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;
const OPENING_MS = 10_000;
/** A frame longer than this is no message of a price stream. */
const LONGEST_MESSAGE = 4_000_000;

/** Half of the doubled pause and up to as much again: pages that lost the same server do not come back in the same instant. */
const pauseAfter = (tries: number): number => Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** tries) * (0.5 + Math.random() / 2);

/** One socket kept up: dialled again after a break with a growing, jittered pause, not while the page is hidden, at once when it is seen again. */
export function createLine({ page, dial, opened, heard, closed }: LineOptions): Line {
  let socket: Socket | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;
  let patience = OPENING_MS;
  let heardAt = -Infinity;
  let tries = 0;
  let call = 0;

  const hangUp = (): void => {
    clearTimeout(silence);
    silence = undefined;
    clearTimeout(timer);
    const old = socket;
    socket = null;
    if (old === null) return;
    old.close();
  };

  const down = (): void => {
    hangUp();
    closed('lost');
    tries += 1;
    if (!page.hidden()) timer = setTimeout(up, pauseAfter(tries - 1));
  };

  const wait = (ms: number): void => {
    clearTimeout(silence);
    silence = setTimeout(() => {
      const left = heardAt + patience - page.now();
      if (left > 0) wait(left);
      else down();
    }, ms);
  };

  /** Notes a sign of life. The timer is not set anew at each, which would cost more than reading most messages does. */
  const listen = (): void => {
    heardAt = page.now();
    if (silence === undefined) wait(patience);
  };

  const up = (): void => {
    hangUp();
    patience = OPENING_MS;
    call += 1;
    const mine = call;
    // A socket that was hung up may still have something to say.
    const now = (act: () => void) => (): void => (mine === call && socket !== null ? act() : undefined);
    try {
      socket = dial({
        opened: now(() => {
          listen();
          opened();
        }),
        closed: now(down),
        heard: (data) =>
          now(() => {
            if (typeof data !== 'string' || data.length > LONGEST_MESSAGE) return down();
            listen();
            heard(data);
          })(),
      });
      listen();
    } catch {
      down();
    }
  };

  const stopListening = page.onVisibility(() => {
    if (page.hidden()) {
      const wasUp = socket !== null;
      hangUp();
      if (wasUp) closed('resting');
    } else if (socket === null) up();
  });

  return {
    start() {
      if (!page.hidden()) up();
    },
    send: (message) => socket?.send(JSON.stringify(message)),
    proved: () => void (tries = 0),
    expectWithin(ms) {
      const changed = ms !== patience;
      patience = ms;
      if (socket === null) return;
      heardAt = page.now();
      if (changed) wait(ms);
    },
    drop: down,
    again() {
      if (socket === null) return;
      hangUp();
      closed('resting');
      up();
    },
    stop() {
      stopListening();
      hangUp();
    },
  };
}
