export const root: string;
export function stampOf(folder: string): string;
export function installPackages(): void;
