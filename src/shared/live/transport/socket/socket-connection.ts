import type { PageEnvironment } from '../browser-environment.ts';

/** What of a browser's WebSocket is used; a test brings its own. */
export interface StreamSocket {
  send(text: string): void;
  close(): void;
}

/** What a socket says to whoever dialled it. After `close` nobody listens any more. */
export interface SocketListener {
  onOpen(): void;
  onMessage(data: unknown): void;
  onClose(): void;
}

/** Dials an address. Throws where it is none. */
export type OpenSocket = (listener: SocketListener) => StreamSocket;

export interface SocketConnectionOptions {
  readonly environment: PageEnvironment;
  /** May throw: an address that is none counts as a line that does not come up. */
  readonly openSocket: OpenSocket;
  onOpen(): void;
  onMessage(text: string): void;
  /** The line that was up, or was to come up, is down: by a fault, or because the page rests. */
  onClose(reason: 'lost' | 'resting'): void;
}

export interface SocketConnection {
  /** Dials, unless the page is hidden. */
  start(): void;
  send(message: object): void;
  /** The other end has proved to be alive and useful: the next break is the first again. */
  markHealthy(): void;
  /** Nothing said for so long, in milliseconds, means that the line is dead. */
  expectMessageWithin(ms: number): void;
  /** Gives the line up, and tries again after the usual pause. */
  giveUp(): void;
  /** Hangs up and dials at once, as for a clean start. */
  reconnect(): void;
  stop(): void;
}

const FIRST_PAUSE_MS = 1_000;
const MAX_PAUSE_MS = 30_000;
const CONNECT_TIMEOUT_MS = 10_000;
/** A frame longer than this is no message of a price stream. */
const MAX_MESSAGE_LENGTH = 4_000_000;

/** Half of the doubled pause and up to as much again: pages that lost the same server do not come back in the same instant. */
const pauseAfter = (attempts: number): number =>
  Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * 2 ** attempts) * (0.5 + Math.random() / 2);

/** One socket kept up: dialled again after a break with a growing, jittered pause, not while the page is hidden, at once when it is seen again. */
export function createSocketConnection({
  environment,
  openSocket,
  onOpen,
  onMessage,
  onClose,
}: SocketConnectionOptions): SocketConnection {
  let socket: StreamSocket | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let silenceTimer: ReturnType<typeof setTimeout> | undefined;
  let silenceLimitMs = CONNECT_TIMEOUT_MS;
  let lastMessageAt = -Infinity;
  let attempts = 0;
  let attemptId = 0;

  const closeSocket = (): void => {
    clearTimeout(silenceTimer);
    silenceTimer = undefined;
    clearTimeout(timer);
    const old = socket;
    socket = null;
    if (old === null) return;
    old.close();
  };

  const handleLoss = (): void => {
    closeSocket();
    onClose('lost');
    attempts += 1;
    if (!environment.isHidden()) timer = setTimeout(connect, pauseAfter(attempts - 1));
  };

  const armSilenceTimer = (ms: number): void => {
    clearTimeout(silenceTimer);
    silenceTimer = setTimeout(() => {
      const left = lastMessageAt + silenceLimitMs - environment.now();
      if (left > 0) armSilenceTimer(left);
      else handleLoss();
    }, ms);
  };

  /** Notes a sign of life. The timer is not set anew at each, which would cost more than reading most messages does. */
  const noteActivity = (): void => {
    lastMessageAt = environment.now();
    if (silenceTimer === undefined) armSilenceTimer(silenceLimitMs);
  };

  const connect = (): void => {
    closeSocket();
    silenceLimitMs = CONNECT_TIMEOUT_MS;
    attemptId += 1;
    const ownAttemptId = attemptId;
    // A socket that was hung up may still have something to say.
    const ifCurrent = (action: () => void) => (): void =>
      ownAttemptId === attemptId && socket !== null ? action() : undefined;
    try {
      socket = openSocket({
        onOpen: ifCurrent(() => {
          noteActivity();
          onOpen();
        }),
        onClose: ifCurrent(handleLoss),
        onMessage: (data) =>
          ifCurrent(() => {
            if (typeof data !== 'string' || data.length > MAX_MESSAGE_LENGTH) return handleLoss();
            noteActivity();
            onMessage(data);
          })(),
      });
      noteActivity();
    } catch {
      handleLoss();
    }
  };

  const stopListening = environment.onVisibilityChange(() => {
    if (environment.isHidden()) {
      const wasConnected = socket !== null;
      closeSocket();
      if (wasConnected) onClose('resting');
    } else if (socket === null) connect();
  });

  return {
    start() {
      if (!environment.isHidden()) connect();
    },
    send: (message) => socket?.send(JSON.stringify(message)),
    markHealthy: () => void (attempts = 0),
    expectMessageWithin(ms) {
      const changed = ms !== silenceLimitMs;
      silenceLimitMs = ms;
      if (socket === null) return;
      lastMessageAt = environment.now();
      if (changed) armSilenceTimer(ms);
    },
    giveUp: handleLoss,
    reconnect() {
      if (socket === null) return;
      closeSocket();
      onClose('resting');
      connect();
    },
    stop() {
      stopListening();
      closeSocket();
    },
  };
}
