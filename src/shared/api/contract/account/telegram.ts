import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { id, prose, text } from '../schema/wire-types.ts';

/** The code that the bettor sends to the bot to link the messaging app. */
export const generateTelegramConnectionId = endpoint({
  method: 'POST',
  path: '/telegram/generateTelegramConnectionId',
  access: 'session',
  encoding: 'json',
  responseShape: 'data',
  timeoutMs: 15_000,
  request: z.object({ password: z.string() }),
  response: z.pipe(
    z.object({ bot: text, connection_id: id, message: prose }),
    z.transform((wire) => ({ bot: wire.bot, connectionId: wire.connection_id, message: wire.message })),
  ),
});
