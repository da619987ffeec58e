export const gallery: string;
export function clearGallery(): void;
export function writeGallery(picturesFolder: string, folder?: string): number;
