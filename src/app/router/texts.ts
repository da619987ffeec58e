import { defineTexts } from '#shared/texts/define-texts.ts';
export const texts = defineTexts('app.router', {
  loadingPage: 'Loading the page',
  /** The heading of the default error page of the router that the requirements name. */
  unexpected: 'Unexpected Application Error!',
  unexpectedNext: 'Nothing you did is lost on the exchange: bets already placed stand. Load the page again to go on.',
  reload: 'Load again',
  toDashboard: 'Go to the dashboard',
});
