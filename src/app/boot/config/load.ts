import type { ParsedConfig } from './parse.ts';
import { readValidConfig } from './read-valid.ts';

export type ConfigProblem =
  | Extract<ParsedConfig, { kind: 'wrong' }>
  | { readonly kind: 'missing' }
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'not-json'; readonly detail: string }
  /** The browser could not start the simulated exchange of the demo. */
  | { readonly kind: 'no-simulation'; readonly detail: string };

export type LoadedConfig = Extract<ParsedConfig, { kind: 'config' }> | ConfigProblem;

/** Reads config.json from the response to its request. Never throws: a problem is a value that a page shows. */
export async function readConfig(
  pendingResponse: Promise<Response | null>,
  hasSimulation: boolean,
): Promise<LoadedConfig> {
  let text: string;
  try {
    const response = await pendingResponse;
    if (response === null) return { kind: 'unreachable' };
    // A server that sends index.html for unknown paths responds with 200 for a missing file too.
    const isHtmlPage = response.headers.get('content-type')?.includes('text/html') ?? false;
    if (isHtmlPage || response.status === 404 || response.status === 410) return { kind: 'missing' };
    if (!response.ok) return { kind: 'unreachable' };
    text = await response.text();
  } catch {
    return { kind: 'unreachable' };
  }
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    return { kind: 'not-json', detail: error instanceof Error ? error.message : '' };
  }
  const config = readValidConfig(json, hasSimulation);
  if (config !== null) return { kind: 'config', config };
  const { parseConfig } = await import('./parse.ts');
  return parseConfig(json, hasSimulation);
}
