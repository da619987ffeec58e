import type { LogoSource } from '#features/session/index.ts';
import { useConfig } from './config/context.ts';

/** Where the operator's logo may come from: the store of this browser, or (on the login screen) the exchange too. */
export function useLogoSource(from: LogoSource['from']): LogoSource & { readonly brand: string } {
  const { apiBase, brand, frameHosts } = useConfig();
  return { from, apiBase, policy: { origin: window.location.origin, frameHosts }, brand: brand.name };
}
