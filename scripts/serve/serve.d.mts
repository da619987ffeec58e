import type { Server } from 'node:http';

interface Served {
  readonly server: Server;
  readonly port: number;
  readonly url: string;
}

export function serveFolder(options: {
  folder: string;
  port: number;
  headers?: [string, string][];
  single?: boolean;
  host?: string;
  config?: object | null;
}): Promise<Served>;
export function serveBuild(options: {
  folder: string;
  port: number;
  simulated: boolean;
  host?: string;
}): Promise<Served>;
export function serveDemo(options: { folder: string; port: number }): Promise<{ readonly url: string; close(): void }>;
export function listen(server: Server, port: number, host: string, last: number): Promise<number>;
