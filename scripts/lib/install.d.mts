export const root: string;
export function createStamp(folder: string): string;
export function installPackages(): void;
