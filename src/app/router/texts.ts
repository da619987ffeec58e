export const texts = {
  loadingPage: 'Loading the page',
  /** Requirements: the default error page. */
  unexpected: 'Unexpected Application Error!',
  unexpectedNext: 'Nothing you did is lost on the exchange: bets already placed stand. Load the page again to go on.',
  reload: 'Load again',
  toDashboard: 'Go to the dashboard',
} as const;
