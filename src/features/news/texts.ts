import { defineTexts } from '#shared/texts/define-texts.ts';
export const texts = defineTexts('news', {
  title: 'News',
  list: 'News from your operator',
  ticker: 'News line',
  all: 'News',
  pause: 'Pause the news',
  run: 'Resume the news',
  loading: 'Loading the news',
  empty: { title: 'No news', description: 'Announcements from your operator appear here.' },
  failed: 'The news could not be read',
  description: 'Check your connection and try again.',
  untitled: 'Notice',
  allNews: 'All news',
});
