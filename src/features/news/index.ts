export { getAllNewsLabel, getNewsTitle, News } from './ui/News.tsx';
export { NewsTicker } from './ui/NewsTicker.tsx';
