import { getNews } from '#shared/api/contract/content/news.ts';
import { createHandler } from '../create-handler.ts';
import type { Exchange } from '../exchange/exchange.ts';
import { createHeadlines } from '../exchange/services/news.ts';

export const createNewsHandlers = (exchange: Exchange) => [
  createHandler(exchange, getNews, () => ({
    status: true,
    data: createHeadlines(exchange).map((item) => ({ ...item })),
  })),
];
