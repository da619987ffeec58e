import { useEffect, useState } from 'react';
import { safeUrl, type UrlPolicy } from '#shared/format/safe-url.ts';
import { readFavicon, readLogo } from '#shared/storage/brand.ts';

/** What is stored was somebody's word once: it passes the gate again. */
export const readStoredLogo = (policy: UrlPolicy): string | null => safeUrl('logo', readLogo()?.url, policy);

/** Makes the operator's icon the page's, once there is one. */
export function useFavicon(logo: string | null, policy: UrlPolicy): void {
  useEffect(() => {
    const url = safeUrl('favicon', readFavicon(), policy);
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    if (url === null || icon === null || icon.href === url) return;
    icon.removeAttribute('type');
    icon.href = url;
  }, [logo, policy]);
}

/** The operator's logo as this browser keeps it, without asking for one. Also makes it the page's icon. */
export function useStoredLogo(policy: UrlPolicy): string | null {
  const [logo] = useState(() => readStoredLogo(policy));
  useFavicon(logo, policy);
  return logo;
}
