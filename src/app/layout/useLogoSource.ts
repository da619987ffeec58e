import type { LogoSource } from '#features/session/index.ts';
import { useConfig } from '../providers/config-context.ts';

/** Where the operator's logo may come from, and whose it is. */
export function useLogoSource(): LogoSource & { readonly brand: string } {
  const { apiBase, brand, frameHosts } = useConfig();
  return { apiBase, policy: { origin: window.location.origin, frameHosts }, brand: brand.name };
}
