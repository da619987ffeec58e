export const texts = {
  title: 'News',
  list: 'News of the operator',
  ticker: 'News line',
  all: 'News',
  pause: 'Pause the news',
  run: 'Let the news run',
  loading: 'Loading the news',
  empty: { title: 'No news', why: 'What the operator has to say appears here.' },
  failed: 'The news could not be read',
  why: 'Check your connection and try again.',
  untitled: 'Notice',
  allNews: 'All news',
} as const;
