import type { Server } from 'node:http';

export function serveGames(options: {
  port: number;
  appPort: () => number;
  respond?: (body: unknown) => Promise<unknown>;
  host?: string;
  span?: number;
  tls?: { readonly cert: string; readonly key: string } | undefined;
}): Promise<{ readonly server: Server; readonly port: number; readonly url: string }>;
