/** Message for the operator, in the browser's console: what to change on the server. */
export const texts = {
  refused:
    'Bets do not reach the exchange: its CORS response does not allow the header "idempotency-key". ' +
    'Add it to Access-Control-Allow-Headers (docs/server-duties.md, "Another origin").',
} as const;
