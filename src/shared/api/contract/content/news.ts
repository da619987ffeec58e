import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { rows } from '../schema/rows.ts';
import { prose, text } from '../schema/wire-types.ts';

const item = z.object({ heading: text, description: prose });

export type NewsItem = z.output<typeof item>;

export const getNews = endpoint({
  method: 'POST',
  path: '/news/getNews',
  access: 'session',
  encoding: 'json',
  responseShape: 'data',
  timeoutMs: 15_000,
  emptyResponse: [],
  request: z.object({}),
  response: rows(item),
});
