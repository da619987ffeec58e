import type { IncomingMessage, ServerResponse } from 'node:http';
import { setKeyHandling } from './idempotency-key.ts';

/** Caches files for ever whose name contains a hash of their content. */
export function setCacheControl(response: ServerResponse, path: string) {
  response.setHeader('Cache-Control', path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache');
}

export async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

export function toFetchRequest(url: URL, request: IncomingMessage, body: Buffer, isIdempotent: boolean): Request {
  const headers = new Headers(request.headers as Record<string, string>);
  setKeyHandling(headers, isIdempotent);
  const init: RequestInit = { method: request.method ?? 'GET', headers };
  if (request.method === 'POST') init.body = new Uint8Array(body);
  return new Request(url, init);
}
