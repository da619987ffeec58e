import { WebSocket } from 'ws';
import { type ParsedStreamMessage, parseStreamMessage } from '#shared/live/transport/stream/stream-message.ts';

/** One message with the time since the connection opened, in milliseconds. */
export interface ReceivedMessage {
  readonly text: string;
  readonly parsed: ParsedStreamMessage;
}

/** One connection to a stream. Keeps every message. */
export class StreamClient {
  readonly #socket: WebSocket;
  readonly #opened: Promise<void>;
  readonly #listeners = new Set<() => void>();
  readonly messages: ReceivedMessage[] = [];
  isClosed = false;

  constructor(address: string) {
    this.#socket = new WebSocket(address);
    this.#opened = new Promise((resolve, reject) => {
      this.#socket.once('open', resolve);
      this.#socket.once('error', reject);
    });
    // A later error closes the socket too, when `open` has returned.
    this.#opened.catch(() => undefined);
    this.#socket.on('error', () => undefined);
    this.#socket.on('message', (data) => {
      const text = Buffer.isBuffer(data) ? data.toString() : '';
      this.messages.push({ text, parsed: parseStreamMessage(text) });
      this.#notify();
    });
    this.#socket.on('close', () => {
      this.isClosed = true;
      this.#notify();
    });
  }

  #notify(): void {
    for (const listener of [...this.#listeners]) listener();
  }

  /** Rejects when the server refuses the connection or does not accept it in time. */
  async open(timeoutMs: number): Promise<void> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const timeout = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error(`no connection in ${timeoutMs} ms`)), timeoutMs);
    });
    await Promise.race([this.#opened, timeout]).finally(() => clearTimeout(timer));
  }

  /** Whether the connection compresses its messages. */
  get isCompressed(): boolean {
    return this.#socket.extensions.includes('permessage-deflate');
  }

  send(message: object): void {
    this.#socket.send(JSON.stringify(message));
  }

  /** Resolves to the first message that fits, of those received too; null after the time or the connection is over. */
  waitFor(isFitting: (message: ReceivedMessage) => boolean, timeoutMs: number): Promise<ReceivedMessage | null> {
    return new Promise((resolve) => {
      const finish = (found: ReceivedMessage | null): void => {
        clearTimeout(timer);
        this.#listeners.delete(check);
        resolve(found);
      };
      const check = (): void => {
        const found = this.messages.find(isFitting);
        if (found !== undefined || this.isClosed) finish(found ?? null);
      };
      const timer = setTimeout(() => finish(null), timeoutMs);
      this.#listeners.add(check);
      check();
    });
  }

  close(): void {
    this.#socket.terminate();
  }
}
