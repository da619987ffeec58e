export { allNews, News, newsTitle, type NewsProps } from './ui/News.tsx';
export { NewsLine, type NewsLineProps } from './ui/NewsLine.tsx';
