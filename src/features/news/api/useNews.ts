import { queryOptions, useQuery } from '@tanstack/react-query';
import { read } from '#shared/api/client/call.ts';
import { getNews } from '#shared/api/contract/content/news.ts';

const REFETCH_MS = 60_000;

/** One query for the ticker, the news page and the home page. */
const newsQuery = queryOptions({
  queryKey: ['news'],
  queryFn: ({ signal }) => read(getNews, {}, { signal }),
  refetchInterval: REFETCH_MS,
  staleTime: REFETCH_MS / 2,
});

export const useNews = () => useQuery(newsQuery);
