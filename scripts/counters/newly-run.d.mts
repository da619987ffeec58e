export function newlyRun(): [path: string, hash: string, numbers: string[]][];
