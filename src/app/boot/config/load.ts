import { parseConfig, type ParsedConfig } from './parse.ts';

export type ConfigProblem =
  | Extract<ParsedConfig, { kind: 'wrong' }>
  | { readonly kind: 'missing' }
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'not-json'; readonly detail: string }
  /** The demo's exchange could not be started in this browser. */
  | { readonly kind: 'no-simulation'; readonly detail: string };

export type LoadedConfig = Extract<ParsedConfig, { kind: 'config' }> | ConfigProblem;

/** Reads config.json; `asked` is the answer to the request for it. Never throws: what went wrong is a value with a page of its own. */
export async function readConfig(
  pendingResponse: Promise<Response | null>,
  carriesSimulation: boolean,
): Promise<LoadedConfig> {
  let text: string;
  try {
    const response = await pendingResponse;
    if (response === null) return { kind: 'unreachable' };
    // A server that answers unknown paths with index.html says 200 to a missing file too.
    const page = response.headers.get('content-type')?.includes('text/html') ?? false;
    if (page || response.status === 404 || response.status === 410) return { kind: 'missing' };
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
  return parseConfig(json, carriesSimulation);
}
