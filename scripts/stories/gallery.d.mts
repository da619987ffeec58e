export const gallery: string;
export function clearGallery(): void;
export function writeGallery(kept: string, folder?: string): number;
