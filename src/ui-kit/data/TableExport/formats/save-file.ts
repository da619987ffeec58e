/** Delay in milliseconds after which the browser has read the file. */
const REVOKE_AFTER_MS = 60_000;

/** Saves a file under this name through the browser. */
export function saveFile(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), REVOKE_AFTER_MS);
}
