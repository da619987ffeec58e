import { queryOptions, useQuery } from '@tanstack/react-query';
import { read } from '#shared/api/client/call.ts';
import { getLogo } from '#shared/api/contract/content/content.ts';
import { toSafeUrl, type UrlPolicy } from '#shared/format/safe-url.ts';
import { writeFavicon, writeLogo } from '../model/brand-storage.ts';
import { readStoredLogo, useFavicon } from '../model/stored-logo.ts';

export interface LogoSource {
  /** Base address of the operator's API. */
  readonly apiBase: string;
  /** Decides which external addresses may be opened. */
  readonly policy: UrlPolicy;
}

/** Base64 of the domain's UTF-8 bytes: the key of an operator in content/getLogo. */
const encodeDomainKey = (domain: string): string => btoa(String.fromCharCode(...new TextEncoder().encode(domain)));

/**
 * Prefixes the logo's address with the API base, unless it is self-contained:
 * docs/requirements.md#33-fields-with-a-rule-of-their-own.
 */
const resolveLogoUrl = (description: string, selfHost: boolean, apiBase: string): string =>
  selfHost ? `${apiBase}/${description.replace(/^\/+/, '')}` : description;

const createLogoQuery = ({ apiBase, policy }: LogoSource) =>
  queryOptions({
    queryKey: ['logo', apiBase, policy],
    queryFn: async ({ signal }): Promise<string | null> => {
      const { description, selfHost } = await read(
        getLogo,
        { key: encodeDomainKey(window.location.hostname) },
        { signal },
      );
      const url = description === '' ? null : toSafeUrl('logo', resolveLogoUrl(description, selfHost, apiBase), policy);
      if (url === null) return null;
      writeLogo({ url, selfHost });
      writeFavicon(url);
      return url;
    },
    initialData: () => readStoredLogo(policy) ?? undefined,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

/** The operator's logo: the stored one, else fetched. Null when the operator has none. Also sets the page icon. */
export function useLogo(source: LogoSource): string | null {
  const { data = null } = useQuery(createLogoQuery(source));
  useFavicon(data, source.policy);
  return data;
}
