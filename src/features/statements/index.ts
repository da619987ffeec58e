export { detailOfEvent, sideOf } from './model/detail.ts';
export { openDetail } from './model/open-detail.ts';
export { freshStatement } from './model/rows.ts';
export { Statement, type StatementProps } from './ui/Statement.tsx';
export { StatementDetail, type StatementDetailProps } from './ui/StatementDetail.tsx';
