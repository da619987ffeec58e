import type { Server } from 'node:http';

export function serveGames(options: {
  port: number;
  appPort: () => number;
  respond?: (body: unknown) => Promise<unknown>;
  host?: string;
  span?: number;
}): Promise<{ readonly server: Server; readonly port: number; readonly url: string }>;
