import type { LogoSource } from '#features/session/index.ts';
import { useConfig } from '../providers/config-context.ts';

/** Returns the trusted hosts of the operator's logo, and the operator's name. */
export function useLogoSource(): LogoSource & { readonly brand: string } {
  const { apiBase, brand, frameHosts } = useConfig();
  return { apiBase, policy: { origin: window.location.origin, frameHosts }, brand: brand.name };
}
