export { allNewsLabel, News, newsTitle, type NewsProps } from './ui/News.tsx';
export { NewsTicker, type NewsTickerProps } from './ui/NewsTicker.tsx';
