export { createEventDetail, getBetSide } from './model/statement-detail.ts';
export type { StatementDetail as StoredStatementDetail } from './model/detail-storage.ts';
export { openDetailWindow } from './model/detail-window.ts';
export { freshStatement } from './model/statement-rows.ts';
export { Statement, type StatementProps } from './ui/Statement.tsx';
export { StatementDetail, type StatementDetailProps } from './ui/StatementDetail.tsx';
