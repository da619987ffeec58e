export { allNewsLabel, News, newsTitle } from './ui/News.tsx';
export { NewsTicker } from './ui/NewsTicker.tsx';
