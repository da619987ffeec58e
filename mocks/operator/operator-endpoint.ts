import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRateLimiter } from '../rate-limit.ts';
import { applyOperatorAction, type OperatorTools } from './operator-actions.ts';
import { renderOperatorPage, renderSignIn } from './operator-page.ts';

export interface OperatorEndpointOptions extends OperatorTools {
  readonly password: string;
  /** Tells whether the server uses TLS. Its cookie is then sent over TLS only. */
  readonly isSecure: boolean;
}

interface OperatorSession {
  readonly csrf: string;
  message: string | null;
}

const COOKIE = 'operator';
const MAX_BODY_BYTES = 10_000;
/** Attempts to sign in, of all visitors together: ten at once, then one every six seconds. */
const SIGN_IN_LIMIT = { callsPerSecond: 1 / 6, burst: 10 };

const headers = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
} as const;

const hashSecret = (text: string) => createHash('sha256').update(text).digest();
/** Compares two secrets in a time that does not depend on them. */
const isSameSecret = (a: string, b: string): boolean => timingSafeEqual(hashSecret(a), hashSecret(b));
const createToken = () => randomBytes(24).toString('base64url');

function readCookie(request: IncomingMessage): string {
  const pairs = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim().split('='));
  return pairs.find(([name]) => name === COOKIE)?.[1] ?? '';
}

/** Reads a form. Returns null for a body of another type or size. */
async function readForm(request: IncomingMessage): Promise<URLSearchParams | null> {
  if (request.headers['content-type']?.split(';')[0] !== 'application/x-www-form-urlencoded') return null;
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += (chunk as Buffer).length;
    if (size > MAX_BODY_BYTES) return null;
    chunks.push(chunk as Buffer);
  }
  return new URLSearchParams(Buffer.concat(chunks).toString('utf8'));
}

/**
 * Creates the operator page of a server at `/operator`. A form acts only with the session's cookie, its token and the
 * page's own origin.
 */
export function createOperatorEndpoint({ password, isSecure, ...tools }: OperatorEndpointOptions) {
  const sessions = new Map<string, OperatorSession>();
  const limitSignIns = createRateLimiter(SIGN_IN_LIMIT);
  const cookieAttributes = `HttpOnly; SameSite=Strict; Path=/operator${isSecure ? '; Secure' : ''}`;

  const send = (response: ServerResponse, status: number, body: string, more: Record<string, string> = {}) =>
    void response.writeHead(status, { ...headers, ...more }).end(body);
  const sendRedirect = (response: ServerResponse, more: Record<string, string> = {}) =>
    send(response, 303, '', { Location: '/operator', ...more });
  const isOwnOrigin = ({ headers: { origin, host } }: IncomingMessage): boolean =>
    origin === `${isSecure ? 'https' : 'http'}://${host ?? ''}`;

  function signIn(form: URLSearchParams, response: ServerResponse): void {
    const waitSeconds = limitSignIns('', performance.now());
    if (waitSeconds > 0) {
      send(response, 429, renderSignIn('Too many attempts.'), { 'Retry-After': String(waitSeconds) });
      return;
    }
    if (!isSameSecret(form.get('password') ?? '', password)) {
      send(response, 403, renderSignIn('Wrong password.'));
      return;
    }
    const token = createToken();
    sessions.set(token, { csrf: createToken(), message: null });
    sendRedirect(response, { 'Set-Cookie': `${COOKIE}=${token}; ${cookieAttributes}` });
  }

  async function handleForm(action: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (!isOwnOrigin(request)) {
      send(response, 403, renderSignIn('This form belongs to another page.'));
      return;
    }
    const form = await readForm(request);
    if (form === null) {
      send(response, 400, renderSignIn('This form cannot be read.'), { Connection: 'close' });
      return;
    }
    if (action === 'sign-in') {
      signIn(form, response);
      return;
    }
    const token = readCookie(request);
    const session = sessions.get(token);
    if (session === undefined || !isSameSecret(form.get('csrf') ?? '', session.csrf)) {
      send(response, 403, renderSignIn('Sign in again.'));
      return;
    }
    if (action === 'sign-out') {
      sessions.delete(token);
      {
        sendRedirect(response, { 'Set-Cookie': `${COOKIE}=; Max-Age=0; ${cookieAttributes}` });
        return;
      }
    }
    session.message = (await applyOperatorAction(tools, action, form)) ?? 'Nothing has changed: check the form.';
    sendRedirect(response);
  }

  return async (url: URL, request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const action = url.pathname.replace(/^\/operator\/?/, '');
    if (request.method === 'POST') return handleForm(action, request, response);
    if (request.method !== 'GET' || action !== '') {
      send(response, 404, '');
      return;
    }
    const session = sessions.get(readCookie(request));
    if (session === undefined) {
      send(response, 200, renderSignIn(null));
      return;
    }
    const { message } = session;
    session.message = null;
    send(response, 200, renderOperatorPage(tools.exchange, session.csrf, message));
  };
}
