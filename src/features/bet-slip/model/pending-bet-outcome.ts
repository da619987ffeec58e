/** Receives the outcome of each bet that was pending when the page loaded. */
export type ReportBetOutcome = (outcome: { readonly tone: 'success' | 'error'; readonly message: string }) => void;
