type HeaderList = [name: string, value: string][];

export interface HostConfig {
  readonly apiBase?: unknown;
  readonly live?: unknown;
  readonly telemetry?: unknown;
  readonly frameHosts?: unknown;
  readonly imageHosts?: unknown;
}
export function addConfigHosts(
  headers: HeaderList,
  config: HostConfig,
  options?: { readonly allowsWildcards?: boolean },
): HeaderList;
export function addReporting(headers: HeaderList, address: string): HeaderList;
export function addSubdomains(headers: HeaderList): HeaderList;
export const headerFormats: Readonly<Record<'nginx' | 'static' | 'plain', (headers: HeaderList) => string[]>>;
