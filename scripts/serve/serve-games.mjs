import { createServer } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { root } from '../lib/install.mjs';
import { listen } from './serve.mjs';

const LARGEST_QUESTION = 10_000;

/**
 * Headers of a game's page: its own files and server only, nothing inline. Only the app of this host may frame it,
 * which prevents clickjacking.
 */
const createHeaders = (app) => [
  [
    'Content-Security-Policy',
    `default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors ${app}; require-trusted-types-for 'script'; trusted-types 'none'`,
  ],
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'no-referrer'],
  ['Cache-Control', 'no-cache'],
];

/**
 * Serves the simulated games on their own origin. `appPort` returns the app's port; it is called for every request,
 * because the port is known only when the app listens. `respond` acts as the operator; without it the games use the
 * exchange in the framing page. `tls`: certificate and key, when the app has them too.
 */
export async function serveGames({ port, appPort, respond, host = '127.0.0.1', span = 20, tls }) {
  const { default: sirv } = await import('sirv');
  const files = sirv(`${root}mocks/games/pages`, { etag: true });

  const scheme = tls === undefined ? 'http' : 'https';
  const handle = (request, response) => {
    const { hostname, pathname } = new URL(request.url ?? '/', `http://${request.headers.host ?? 'localhost'}`);
    const app = `${scheme}://${hostname}:${appPort()}`;
    for (const [name, value] of createHeaders(app)) response.setHeader(name, value);
    if (pathname === '/host.json') return sendJson(response, { app, reach: respond === undefined ? 'page' : 'server' });
    if (pathname === '/ask' && request.method === 'POST' && respond !== undefined)
      return void respondToGame(request, response, respond);
    if (pathname.startsWith('/play/')) request.url = '/play.html';
    files(request, response, () => void response.writeHead(404).end('Not found'));
  };
  const server = tls === undefined ? createServer(handle) : createSecureServer(tls, handle);
  const boundPort = await listen(server, port, host, port === 0 ? 0 : port + span);
  return { server, port: boundPort, url: `${scheme}://localhost:${boundPort}` };
}

function sendJson(response, body) {
  response.setHeader('Content-Type', 'application/json');
  response.end(JSON.stringify(body));
}

async function respondToGame(request, response, respond) {
  try {
    const chunks = [];
    let size = 0;
    for await (const chunk of request) {
      size += chunk.length;
      if (size > LARGEST_QUESTION) return void response.writeHead(413).end();
      chunks.push(chunk);
    }
    sendJson(response, await respond(JSON.parse(Buffer.concat(chunks).toString('utf8'))));
  } catch {
    if (!response.headersSent) response.writeHead(400);
    response.end();
  }
}
