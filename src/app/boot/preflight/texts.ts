import { defineTexts } from '#shared/texts/define-texts.ts';
/** Message for the operator, in the browser's console: what to change on the server. */
export const texts = defineTexts('app.boot.preflight', {
  refused:
    'Bets do not reach the exchange: its CORS response does not allow the header "idempotency-key". Add it to Access-Control-Allow-Headers (docs/server-duties.md, "Another origin").',
});
