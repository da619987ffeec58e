import { queryOptions, useQuery } from '@tanstack/react-query';
import { read } from '#shared/api/call.ts';
import { getNews } from '#shared/api/contract/news.ts';

const AGAIN_MS = 60_000;

/** One list for the line in the header, the page and the overview. */
const news = queryOptions({
  queryKey: ['news'],
  queryFn: ({ signal }) => read(getNews, {}, { signal }),
  refetchInterval: AGAIN_MS,
  staleTime: AGAIN_MS / 2,
});

export const useNews = () => useQuery(news);
