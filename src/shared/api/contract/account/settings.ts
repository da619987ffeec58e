import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { flag } from '../schema/wire-types.ts';

/** Tells whether live prices may come through a socket instead of polling. */
export const getSocketStatus = endpoint({
  method: 'GET',
  path: '/globalsetting/getSocketStatus',
  access: 'session',
  encoding: 'query',
  responseShape: 'envelope',
  timeoutMs: 10_000,
  emptyResponse: false,
  request: z.object({}),
  response: z.pipe(
    z.object({ is_socket: flag }),
    z.transform((wire): boolean => wire.is_socket),
  ),
});
