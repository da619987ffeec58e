import { queryOptions, useQuery } from '@tanstack/react-query';
import { read } from '#shared/api/client/call.ts';
import { getLogo } from '#shared/api/contract/content/content.ts';
import { safeUrl, type UrlPolicy } from '#shared/format/safe-url.ts';
import { writeFavicon, writeLogo } from '#shared/storage/brand.ts';
import { readStoredLogo, useFavicon } from '../model/stored-logo.ts';

export interface LogoSource {
  /** Where the operator's API is. */
  readonly apiBase: string;
  /** Which outside addresses may be opened. */
  readonly policy: UrlPolicy;
}

/** Base64 of the domain's UTF-8 bytes: what content/getLogo knows an operator by. */
const encodeDomainKey = (domain: string): string => btoa(String.fromCharCode(...new TextEncoder().encode(domain)));

/** The exchange names a file of its own, unless it says that the address stands for itself (specification 7). */
const resolveLogoUrl = (description: string, selfHost: boolean, apiBase: string): string =>
  selfHost ? `${apiBase}/${description.replace(/^\/+/, '')}` : description;

const logoQuery = ({ apiBase, policy }: LogoSource) =>
  queryOptions({
    queryKey: ['logo', apiBase, policy],
    queryFn: async ({ signal }): Promise<string | null> => {
      const { description, selfHost } = await read(
        getLogo,
        { key: encodeDomainKey(window.location.hostname) },
        { signal },
      );
      const url = description === '' ? null : safeUrl('logo', resolveLogoUrl(description, selfHost, apiBase), policy);
      if (url === null) return null;
      writeLogo({ url, selfHost });
      writeFavicon(url);
      return url;
    },
    initialData: () => readStoredLogo(policy) ?? undefined,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

/** The operator's logo, asked for where this browser keeps none, or null where there is none. Also makes it the page's icon. */
export function useLogo(source: LogoSource): string | null {
  const { data = null } = useQuery(logoQuery(source));
  useFavicon(data, source.policy);
  return data;
}
