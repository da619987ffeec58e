import { MAX_RESPONSE_BYTES, type OutgoingRequest, type RequestSender } from './http-request.ts';

/**
 * Reports the sent share of the body, from 0 to 1. Not called when the browser does not report progress, for example
 * behind a service worker.
 */
type OnUploadProgress = (share: number) => void;

function uploadRequest(
  url: URL,
  { method, headers, body, signal }: OutgoingRequest,
  onProgress: OnUploadProgress,
): Promise<{ status: number; text: string | null }> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const stop = () => request.abort();
    const end = () => signal.removeEventListener('abort', stop);
    const fail = (reason: string) => () => {
      end();
      reject(new Error(reason));
    };
    request.open(method, url.href);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress(loaded / total);
    });
    request.addEventListener('progress', ({ loaded }) => {
      if (loaded <= MAX_RESPONSE_BYTES) return;
      const { status } = request;
      resolve({ status, text: null });
      stop();
    });
    request.addEventListener('load', () => {
      end();
      if (request.responseURL !== '' && new URL(request.responseURL).href !== url.href)
        reject(new Error('the response came from another address'));
      else resolve({ status: request.status, text: request.responseText });
    });
    request.addEventListener('error', fail('the way to the server failed'));
    request.addEventListener('abort', fail('ended before a response came'));
    signal.addEventListener('abort', stop);
    if (signal.aborted) return fail('ended before it began')();
    request.send(body);
  });
}

/**
 * Sends one body and reports progress, which `fetch` cannot do in every browser. Rejects after a redirect too. Returns
 * null where the platform reports no upload progress (a test in Node).
 */
export const createUploadSender = (onProgress: OnUploadProgress): RequestSender | null =>
  typeof XMLHttpRequest === 'undefined' ? null : (url, request) => uploadRequest(url, request, onProgress);
