import type { SenderPorts } from './create-sender.ts';

const JSON_TYPE = 'application/json';

/** The browser's functions that send records. */
export const browserPorts: SenderPorts = {
  async send(url, body) {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': JSON_TYPE },
      body,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      // The request in flight outlives the page.
      keepalive: true,
    });
    return { status: response.status, retryAfter: response.headers.get('retry-after') };
  },
  sendBeacon: (url, body) => navigator.sendBeacon(url, new Blob([body], { type: JSON_TYPE })),
  isOnline: () => navigator.onLine,
  isHidden: () => document.visibilityState === 'hidden',
  random: Math.random,
};
