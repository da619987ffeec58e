export { createEventDetail, getBetSide } from './model/statement-detail.ts';
export type { StatementDetail as StoredStatementDetail } from './model/detail-storage.ts';
export { openDetailWindow } from './model/detail-window.ts';
export { freshStatement } from './model/statement-rows.ts';
export { Statement } from './ui/Statement.tsx';
export { StatementDetail } from './ui/StatementDetail.tsx';
