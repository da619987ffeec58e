import type { PageEnvironment } from '../../store/browser-environment.ts';

/** The used part of a browser's WebSocket. Tests pass their own. */
export interface StreamSocket {
  send(text: string): void;
  close(): void;
}

/** Callbacks of a socket. After `close` it calls none. */
export interface SocketListener {
  onOpen(): void;
  onMessage(data: unknown): void;
  onClose(): void;
}

/** Opens a socket. Throws on an invalid address. */
export type OpenSocket = (listener: SocketListener) => StreamSocket;

export interface SocketConnectionOptions {
  readonly environment: PageEnvironment;
  /** May throw: an invalid address counts as a connection that cannot be opened. */
  readonly openSocket: OpenSocket;
  onOpen(): void;
  onMessage(text: string): void;
  /** The connection is down, by a fault or because the page is hidden. */
  onClose(reason: 'lost' | 'resting'): void;
}

export interface SocketConnection {
  /** Connects, unless the page is hidden. */
  start(): void;
  send(message: object): void;
  /** The server works: the next break counts as the first again. */
  markHealthy(): void;
  /** Silence in milliseconds after which the connection counts as dead. */
  expectMessageWithin(ms: number): void;
  /** Closes the connection and reconnects after the usual pause. */
  giveUp(): void;
  /** Closes the connection and reconnects at once with a clean start. */
  reconnect(): void;
  stop(): void;
}

/** Longest pauses before a new connection: the first one, doubled after each failure up to the longest. */
export const FIRST_PAUSE_MS = 2_000;
export const MAX_PAUSE_MS = 30_000;
export const CONNECT_TIMEOUT_MS = 10_000;
/** Longest message in characters. A longer frame is no message of a price stream. */
export const MAX_MESSAGE_LENGTH = 4_000_000;

/**
 * A quarter of the doubled pause plus a random part. A restart of the server reaches every page at once, and their new
 * connections must not (transport/reconnect-peak.test.ts).
 */
const calculatePause = (attempts: number): number =>
  Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * 2 ** attempts) * (0.25 + Math.random() * 0.75);

/**
 * Keeps one socket open. It reconnects after a break with a growing, jittered pause, not while the page is hidden, and
 * at once when it is visible again.
 */
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
    if (!environment.isHidden()) timer = setTimeout(connect, calculatePause(attempts - 1));
  };

  const armSilenceTimer = (ms: number): void => {
    clearTimeout(silenceTimer);
    silenceTimer = setTimeout(() => {
      const left = lastMessageAt + silenceLimitMs - environment.now();
      if (left > 0) armSilenceTimer(left);
      else handleLoss();
    }, ms);
  };

  /** Notes a sign of life. Resetting the timer each time would cost more than reading most messages. */
  const noteActivity = (): void => {
    lastMessageAt = environment.now();
    if (silenceTimer === undefined) armSilenceTimer(silenceLimitMs);
  };

  const connect = (): void => {
    closeSocket();
    silenceLimitMs = CONNECT_TIMEOUT_MS;
    attemptId += 1;
    const ownAttemptId = attemptId;
    // A closed socket may still deliver a message.
    const limitToCurrent = (action: () => void) => (): void =>
      ownAttemptId === attemptId && socket !== null ? action() : undefined;
    try {
      socket = openSocket({
        onOpen: limitToCurrent(() => {
          noteActivity();
          onOpen();
        }),
        onClose: limitToCurrent(handleLoss),
        onMessage: (data) =>
          limitToCurrent(() => {
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
      const hasChanged = ms !== silenceLimitMs;
      silenceLimitMs = ms;
      if (socket === null) return;
      lastMessageAt = environment.now();
      if (hasChanged) armSilenceTimer(ms);
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
