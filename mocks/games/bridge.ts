import * as z from 'zod/mini';
import type { Exchange } from '../exchange/exchange.ts';
import { answerGame } from './provider.ts';

const letter = z.object({ to: z.literal('simulated-exchange'), id: z.string().check(z.maxLength(100)), body: z.unknown() });

/** The part of a window that a bridge needs. */
export interface Post {
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
  removeEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
}

/**
 * Where the exchange lives in the app's page, its games reach it from their frame by letters instead of HTTP. A letter counts only
 * when it comes from the games' own origin, and is answered to that origin alone. Returns what ends it.
 */
export function bridgeGames(exchange: Exchange, origin: string, here: Post = window): () => void {
  const listen = (event: MessageEvent): void => {
    const from = event.source;
    const read = letter.safeParse(event.data);
    if (event.origin !== origin || from === null || !read.success) return;
    const { id, body } = read.data;
    void answerGame(exchange, body).then((answer) => from.postMessage({ to: 'simulated-game', id, answer }, { targetOrigin: origin }));
  };
  here.addEventListener('message', listen);
  return () => here.removeEventListener('message', listen);
}
