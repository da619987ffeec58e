import type { ProxiedResponse } from '../deviating-server.ts';
import { changeText, type Deviation, replaceResponse, respondTo, setValue } from './deviation.ts';

/** Limit of a slow response, and a response above it. */
const LIMIT_MS = 2_000;
const SLOW_MS = 2_300;

const JSON_TYPE = { 'content-type': 'application/json' };
const toResponse = (body: unknown, status = 200): ProxiedResponse => ({
  status,
  headers: JSON_TYPE,
  body: JSON.stringify(body),
});

/** Deviations of a response as a whole, of the session, and of HTTP. */
export const responseDeviations: readonly Deviation[] = [
  {
    title: 'HTML in place of JSON',
    call: 'news/getNews',
    path: '(body)',
    severity: 'breaks',
    createChange: changeText('news/getNews', () => '<!doctype html><title>Welcome</title>'),
  },
  {
    title: 'HTTP 200 with the body of an error',
    call: 'play/limits',
    path: 'status',
    severity: 'breaks',
    createChange: changeText('play/limits', () => '{"error":"internal error"}'),
  },
  {
    title: 'HTTP 200 with a refusal',
    call: 'wallet/getPayementMethod',
    path: 'status',
    severity: 'breaks',
    createChange: changeText('wallet/getPayementMethod', () => '{"status":false,"msg":"Server busy"}'),
  },
  {
    title: 'HTTP 500',
    call: 'fancy/getFancies',
    path: '(response)',
    severity: 'breaks',
    createChange: replaceResponse('fancy/getFancies', () => toResponse({ status: false, msg: 'Oops' }, 500)),
  },
  {
    title: 'a response without status',
    call: 'qtech/all/sports',
    path: 'status',
    severity: 'breaks',
    createChange: setValue('qtech/all/sports', 'status', undefined),
  },
  {
    title: 'a status as a word',
    call: 'event/lists',
    path: 'status',
    severity: 'tolerated',
    createChange: setValue('event/lists', 'status', 'success'),
  },
  {
    title: 'NaN in the JSON',
    call: 'bet/getExposures',
    path: '(body)',
    severity: 'breaks',
    createChange: changeText('bet/getExposures', (text) => text.replace(/"liability":[-\d.]+/, '"liability":NaN')),
  },
  {
    title: 'a body that ends too early',
    call: 'qtech/gameList',
    path: '(body)',
    severity: 'breaks',
    createChange: changeText('qtech/gameList', (text) => text.slice(0, text.length / 2)),
  },
  {
    title: 'JSON with the content type of HTML',
    call: 'sports/getSports',
    path: '(content-type)',
    severity: 'tolerated',
    createChange: replaceResponse('sports/getSports', (response) => ({
      ...response,
      headers: { 'content-type': 'text/html; charset=UTF-8' },
    })),
  },
  {
    title: 'a slow response',
    call: 'match/matchResults',
    path: '(time)',
    severity: 'tolerated',
    slowMs: LIMIT_MS,
    createChange: replaceResponse('match/matchResults', (response) => ({ ...response, delayMs: SLOW_MS })),
  },
  {
    title: 'long responses without compression',
    call: 'compressed responses',
    path: 'content-encoding of match/homeMatchesV2',
    severity: 'tolerated',
    createChange: replaceResponse('match/homeMatchesV2', (response) => ({
      ...response,
      headers: { ...response.headers, 'content-encoding': '' },
    })),
  },
  {
    title: 'the token inside data',
    call: 'user/userLogin',
    path: 'token',
    severity: 'breaks',
    createChange: changeText('user/userLogin', (text) => {
      const { token, data, ...envelope } = JSON.parse(text) as { token: unknown; data: object };
      return JSON.stringify({ ...envelope, data: { ...data, token } });
    }),
  },
  {
    title: 'a wrong password that signs in',
    call: 'user/userLogin (wrong password)',
    path: 'status',
    severity: 'breaks',
    createChange: respondTo('user/userLogin', ({ body, forward }) => forward({ body: body.replace('-wrong', '') })),
  },
  {
    title: 'an unknown token that reads a balance',
    call: 'user/getUserBalanceV1 (an unknown token)',
    path: '(session)',
    severity: 'breaks',
    createChange: respondTo('user/getUserBalanceV1', async ({ headers }) =>
      headers['authorization']?.includes('unknown') === true
        ? toResponse({ status: true, msg: '', data: { balance: 100, liability: 0, profit_loss: 0 } })
        : null,
    ),
  },
  {
    title: 'a token that stays valid after logout',
    call: 'user/getUserBalanceV1 (after logout)',
    path: '(session)',
    severity: 'breaks',
    createChange: respondTo('user/logout', async () => toResponse({ status: true, msg: 'Signed out' })),
  },
  {
    title: 'an unknown call that ends the session',
    call: 'an unknown call',
    path: '(session)',
    severity: 'breaks',
    createChange: respondTo('conformance/unknownCall', async () => toResponse({ status: false, msg: '' }, 401)),
  },
  {
    title: 'a preflight that does not allow the idempotency key',
    call: 'CORS preflight',
    path: 'access-control-allow-headers',
    severity: 'breaks',
    createChange: () => (call) =>
      call.method === 'OPTIONS'
        ? Promise.resolve({
            status: 204,
            headers: { 'access-control-allow-headers': 'authorization, content-type' },
            body: '',
          })
        : null,
  },
  {
    title: 'an error without the header of CORS',
    call: 'CORS of the responses',
    path: 'access-control-allow-origin of conformance/unknownCall',
    severity: 'breaks',
    createChange: replaceResponse('conformance/unknownCall', (response) => ({
      ...response,
      headers: { ...response.headers, 'access-control-allow-origin': '' },
    })),
  },
  {
    title: 'a message that is no text',
    call: 'user/twoStep',
    path: 'msg',
    severity: 'tolerated',
    createChange: changeText('user/twoStep', (text) => {
      const envelope = JSON.parse(text) as object;
      return JSON.stringify({ ...envelope, msg: ['Fine'] });
    }),
  },
];
