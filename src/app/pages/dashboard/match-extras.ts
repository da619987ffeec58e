export { FeaturedChances } from './FeaturedChances.tsx';
export { RowScore } from './RowScore.tsx';
export { RowTrend } from './RowTrend.tsx';
