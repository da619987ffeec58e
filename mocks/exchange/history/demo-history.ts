import type { HistoryPlan } from '../interface/operator.ts';

/** History of the demo account, so that its reports are not empty. */
export const DEMO_HISTORY = { bets: 300, days: 90, casino: { rounds: 120, days: 30 } } as const satisfies HistoryPlan;
