import type { HistoryPlan } from '../interface/operator.ts';

/** The past of the demo's own account: the reports of an account just opened would be empty. */
export const DEMO_HISTORY = { bets: 300, days: 90, casino: { rounds: 120, days: 30 } } as const satisfies HistoryPlan;
