import * as z from 'zod/mini';
import type { Exchange } from '../exchange/exchange.ts';
import { respondToGame } from './provider.ts';

const messageSchema = z.object({
  to: z.literal('simulated-exchange'),
  id: z.string().check(z.maxLength(100)),
  body: z.unknown(),
});

/** Part of a window that the bridge needs. */
export interface MessageWindow {
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
  removeEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
}

/**
 * Connects the games to an exchange in the app's page: they send messages from their frame instead of HTTP requests.
 * Accepts messages only from the games' origin and responds only to it. Returns a function that disconnects.
 */
export function connectGames(exchange: Exchange, origin: string, appWindow: MessageWindow = window): () => void {
  const handleMessage = (event: MessageEvent): void => {
    const from = event.source;
    const parsed = messageSchema.safeParse(event.data);
    if (event.origin !== origin || from === null || !parsed.success) return;
    const { id, body } = parsed.data;
    void respondToGame(exchange, body).then((response) =>
      from.postMessage({ to: 'simulated-game', id, response }, { targetOrigin: origin }),
    );
  };
  appWindow.addEventListener('message', handleMessage);
  return () => appWindow.removeEventListener('message', handleMessage);
}
