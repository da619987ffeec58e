export function collectExecuted(): [path: string, hash: string, numbers: string[]][];
