import { getNews } from '#shared/api/contract/news.ts';
import type { Exchange } from '../exchange/exchange.ts';
import { newsOf } from '../exchange/news.ts';
import { handle } from '../handle.ts';

export const newsHandlers = (exchange: Exchange) => [handle(exchange, getNews, () => ({ status: true, data: newsOf(exchange).map((item) => ({ ...item })) }))];
