import * as z from 'zod/mini';
import type { Exchange } from '../exchange/exchange.ts';
import { answerGame } from './provider.ts';

const messageSchema = z.object({
  to: z.literal('simulated-exchange'),
  id: z.string().check(z.maxLength(100)),
  body: z.unknown(),
});

/** The part of a window that a bridge needs. */
export interface MessageWindow {
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
  removeEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
}

/**
 * Where the exchange lives in the app's page, its games reach it from their frame by letters instead of HTTP. A letter counts only
 * when it comes from the games' own origin, and is answered to that origin alone. Returns what ends it.
 */
export function connectGames(exchange: Exchange, origin: string, appWindow: MessageWindow = window): () => void {
  const handleMessage = (event: MessageEvent): void => {
    const from = event.source;
    const parsed = messageSchema.safeParse(event.data);
    if (event.origin !== origin || from === null || !parsed.success) return;
    const { id, body } = parsed.data;
    void answerGame(exchange, body).then((answer) =>
      from.postMessage({ to: 'simulated-game', id, answer }, { targetOrigin: origin }),
    );
  };
  appWindow.addEventListener('message', handleMessage);
  return () => appWindow.removeEventListener('message', handleMessage);
}
