export const acceptedReport: string;
export const builtReport: string;
export function writeDeclarations(folder: string): void;
