/** How long a page waits for a language file, in seconds. It must not delay betting. */
export const MAX_SECONDS = 3;
const MAX_BYTES = 1_000_000;

/** The content of a language file, which is unchecked, or why there is none. */
export type FetchedFile =
  | { readonly kind: 'content'; readonly content: unknown }
  | { readonly kind: 'status'; readonly status: number }
  | { readonly kind: 'slow' }
  | { readonly kind: 'large' }
  | { readonly kind: 'failed'; readonly detail: string };

/** Reads a body as text. Resolves to null as soon as it is too large. */
async function readText(body: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<string | null> {
  const reader = body.getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for (let { value } = await reader.read(); value !== undefined; { value } = await reader.read()) {
    length += value.length;
    if (length > MAX_BYTES) {
      void reader.cancel().catch(() => undefined);
      return null;
    }
    chunks.push(value);
  }
  return new Blob(chunks).text();
}

/** Downloads a language file. Never rejects. */
export async function fetchLanguageFile(url: string): Promise<FetchedFile> {
  try {
    const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(MAX_SECONDS * 1000) });
    if (!response.ok) return { kind: 'status', status: response.status };
    const text = response.body === null ? '' : await readText(response.body);
    return text === null ? { kind: 'large' } : { kind: 'content', content: JSON.parse(text) };
  } catch (error) {
    if (error instanceof DOMException && error.name === 'TimeoutError') return { kind: 'slow' };
    return { kind: 'failed', detail: error instanceof Error ? error.message : String(error) };
  }
}
