export function readHeaders(file: string): [name: string, value: string][];
export function withSimulatedExchange(headers: [name: string, value: string][]): [name: string, value: string][];
