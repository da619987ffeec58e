export function parseJson(text: string): unknown;
