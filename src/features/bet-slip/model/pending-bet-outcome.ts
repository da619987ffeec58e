/** Receives the outcome of each bet that this page left without one, or took over from a closed tab. */
export type ReportBetOutcome = (outcome: { readonly tone: 'success' | 'error'; readonly message: string }) => void;

/**
 * Why pending bets are looked for. `start`: the page has just loaded, and checks the bets that it left without an
 * outcome too. `other-tab`: another tab has sent a bet, or has learned its outcome.
 */
export type WatchCause = 'start' | 'other-tab';
