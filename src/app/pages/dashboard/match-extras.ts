export { ChanceTrend } from '#features/market/index.ts';
export { FeaturedChances } from './FeaturedChances.tsx';
export { RowScore } from './RowScore.tsx';
