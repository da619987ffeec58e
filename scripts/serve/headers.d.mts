export function readHeaders(file: string): [name: string, value: string][];
export function withSimulatedExchange(headers: [name: string, value: string][]): [name: string, value: string][];
export function withFrameOrigins(
  headers: [name: string, value: string][],
  origins: readonly string[],
): [name: string, value: string][];
