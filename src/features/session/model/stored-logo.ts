import { useEffect, useState } from 'react';
import { toSafeUrl, type UrlPolicy } from '#shared/format/safe-url.ts';
import { readFavicon, readLogo } from './brand-storage.ts';

/** Reads the stored logo. Its address came from the server, so the policy checks it again. */
export const readStoredLogo = (policy: UrlPolicy): string | null => toSafeUrl('logo', readLogo()?.url, policy);

/** Sets the page icon to the operator's logo, once it is known. */
export function useFavicon(logo: string | null, policy: UrlPolicy): void {
  useEffect(() => {
    const url = toSafeUrl('favicon', readFavicon(), policy);
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    if (url === null || icon === null || icon.href === url || 'brand' in icon.dataset) return;
    icon.removeAttribute('type');
    icon.href = url;
  }, [logo, policy]);
}

/** The operator's logo as stored in this browser, without a request. Also sets the page icon. */
export function useStoredLogo(policy: UrlPolicy): string | null {
  const [logo] = useState(() => readStoredLogo(policy));
  useFavicon(logo, policy);
  return logo;
}
