import { MAX_RESPONSE_BYTES } from '#shared/api/client/http-request.ts';

/** A rule for every call. */
export interface GeneralRule {
  readonly title: string;
  readonly sentences: readonly string[];
}

const MEGABYTE = 1024 * 1024;

/** Rules of all calls, in the order of the documents. */
export const generalRules: readonly GeneralRule[] = [
  {
    title: 'Address and format',
    sentences: [
      'Every path stands below `/api/v1`, or below the `apiBase` of `config.json`. Only `/casino.json` stands at the root of the origin.',
      'Responses are JSON in UTF-8. The app refuses a redirect and sends no cookies.',
      `A response has at most ${MAX_RESPONSE_BYTES / MEGABYTE} MB. The app cannot read a longer one.`,
      'The app ignores fields that this document does not name.',
      'Send texts as they are read, without markup. The app shows `&amp;` and `<b>` as they are written, so do not escape texts for HTML.',
    ],
  },
  {
    title: 'Credentials',
    sentences: [
      'A call of a session carries `Authorization: Bearer` with the `accessToken` of sign-in.',
      'Sign-in, registration and the logo carry `Authorization: Basic` with the `applicationCredential` of `config.json`. It is the Base64 of `name:secret`, and public: it tells your apps apart and protects nothing.',
    ],
  },
  {
    title: 'Envelope',
    sentences: [
      'A response is an object with `status`, `msg` and `data`. In some calls the payload stands beside `status` instead of in `data`; each call says so.',
      '`status` true accepts the call, false refuses it. `msg` is shown to the bettor as it is. A list of messages, or messages by field, become one text.',
      'A nested `status` counts too: `{"status":true,"data":{"status":false,"msg":"…"}}` is a refusal. Put the message beside the status that refuses.',
      '`logout` true ends the session of the bettor, whatever the status.',
    ],
  },
  {
    title: 'Refused, nothing found, unknown',
    sentences: [
      'Refused: `status` false with a message, as HTTP 200 or 4xx. A refusal is final: nothing may have been placed or requested.',
      'Nothing found: a list may respond with `status` false and empty `data`, or with `status` true and an empty list. Without `data`, the message must say so: "No record found".',
      'Respond so to every list that you do not offer, such as races or games.',
      'Session over: HTTP 401, or `logout` true. The app signs the bettor out.',
      'Unknown: HTTP 5xx, no response in time, or text that is no JSON. The app takes none of these for a refusal: after a bet or payment it looks for the outcome in your lists.',
    ],
  },
  {
    title: 'Idempotency-Key: one key, one action',
    sentences: [
      'Every call that moves money carries `Idempotency-Key`, a random UUID for one press of a button.',
      'Same key and same user: send the first response again, a refusal too, and do nothing else. Do not compare the bodies. Keep keys for 24 hours at least.',
      'A 5xx response is none: when nothing was placed, a later request with the key may act. Refuse a request without a key.',
      'Store the key in the same transaction as the bet or request, before you respond. A second request that arrives while the first is held waits for its response.',
      'Browsers and proxies repeat a POST by themselves after a broken connection. A server that ignores the key takes one press several times.',
    ],
  },
  {
    title: 'Money: profit, liability, exposure',
    sentences: [
      'The slip calculates these amounts before a bet, and the app shows yours after it. Calculate in whole hundredths, and round each amount once, half away from zero.',
      'A back bet or YES risks its stake. It wins the stake times the odds less 1, or in a bookmaker market and on a session line the stake times the payout on 100, divided by 100.',
      'A lay bet or NO wins its stake, and risks what a back bet or YES at its price would win.',
      'The exposure of a market is its lowest result over every possible set of winners, of a session line over every number of runs; 0 or below.',
      'The exposure of the account is the sum over its markets and session lines. The available balance is the cash plus the exposure, less withdrawals that wait.',
      'A bet counts from the moment at which it stands. A refused, void or deleted bet does not count.',
    ],
  },
  {
    title: 'Unmatched bets: match or refuse',
    sentences: [
      'Match a bet in whole, or refuse it. The app sends prices that are on offer, and has no call that cancels a bet.',
      'When your exchange lets a bet rest, send `is_matched` 0. The bet stands: list it in `bet/bets` and `bet/openBets`, and count its own liability in the exposure. The app shows it as not matched.',
      'Leave it out of `bet/getTeamPosition` until it is matched. A cash-out goes on after a bet that rests, as after a matched one.',
      'When you cancel it, list it in `bet/deleteBets` with `delete_status` 1 and the reason.',
    ],
  },
  {
    title: 'CORS: the API on another origin',
    sentences: [
      'Respond with `Access-Control-Allow-Headers: authorization, content-type, idempotency-key`, and with `Access-Control-Allow-Methods: GET, POST`.',
      'The server or proxy that answers the preflight must name `idempotency-key`. Without it reads work, and every bet, deposit and withdrawal fails before it leaves the browser.',
      'Send `Access-Control-Allow-Origin` on errors too.',
    ],
  },
  {
    title: 'Rows that do not fit',
    sentences: [
      'The app drops a row that it cannot read, and names it once on the console of the browser: value, expected type and place. The other rows stay.',
      'When no row of a list fits, the app cannot read the response. The page shows an error and offers to try again.',
      'A list may also be an object with numeric keys (`{"1":{…}}`), as PHP writes it. A map may also be a list, where its keys run from 0. Null, "", [] and {} stand for nothing.',
    ],
  },
];

/** The rules as Markdown, for `info.description`. */
export const formatRules = (rules: readonly GeneralRule[]): string =>
  rules.map(({ title, sentences }) => `## ${title}\n${sentences.map((each) => `- ${each}`).join('\n')}`).join('\n\n');
