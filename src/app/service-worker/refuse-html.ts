import type { WorkboxPlugin } from 'workbox-core/types.js';

/** Tells whether a server responded with a page. Many servers send index.html with status 200 for a missing file. */
export const isHtml = (response: Response): boolean =>
  response.headers.get('content-type')?.includes('text/html') ?? false;

/** Stores only complete responses, and a page only in place of a page. */
export const refuseHtml: WorkboxPlugin = {
  cacheWillUpdate: async ({ request, response }) =>
    response.status === 200 && isHtml(response) === new URL(request.url).pathname.endsWith('.html') ? response : null,
};
