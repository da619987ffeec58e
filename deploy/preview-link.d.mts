export function getPreviewKey(privateKey: string): string;
export function createPreviewSecret(): string;
export function signPreview(
  privateKey: string,
  preview: { readonly file: string; readonly content: string | Buffer; readonly until: number },
): string;
