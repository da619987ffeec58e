import { readPreviewToken, removePreviewToken, storePreviewToken } from '#shared/storage/preview-token.ts';
import { markPreview } from './preview-tab.ts';
import { isSignedFile, verifyPreview } from './verify-preview.ts';

const PARAMETER = 'preview';

/** Takes the token out of the address, and keeps it for this tab. */
function takeToken(): string {
  const url = new URL(location.href);
  const token = url.searchParams.get(PARAMETER);
  if (token === null) return readPreviewToken() ?? '';
  url.searchParams.delete(PARAMETER);
  history.replaceState(history.state, '', url);
  storePreviewToken(token);
  return token;
}

async function readPreviewKey(current: Promise<Response | null>): Promise<string> {
  const config: unknown = await (await current)?.clone().json();
  const key: unknown = typeof config === 'object' && config !== null ? Reflect.get(config, 'previewKey') : undefined;
  if (typeof key !== 'string') throw new Error('config.json has no previewKey');
  return key;
}

/**
 * Returns the response with the configuration that this tab previews. `current`: the response with config.json, which
 * has the key. It is returned for a link that cannot be used; the console says why.
 */
export async function openPreview(current: Promise<Response | null>): Promise<Response | null> {
  try {
    const preview = await verifyPreview(takeToken(), await readPreviewKey(current), Date.now());
    const response = await fetch(preview.file, { cache: 'no-cache', redirect: 'error' });
    const bytes = await response.arrayBuffer();
    if (!(await isSignedFile(preview, bytes))) throw new Error(`${preview.file} is not the file that was signed`);
    markPreview(preview.until);
    return new Response(bytes, { headers: { 'content-type': 'application/json' } });
  } catch (error) {
    console.error('The preview cannot be shown:', error);
    removePreviewToken();
    return current;
  }
}
