import type { LogoSource } from '#features/session/index.ts';
import { useBrandName, useBrandPicture } from '../providers/brand-content.ts';
import { useConfig } from '../providers/config-context.ts';

/** Returns the trusted hosts of the operator's logo, the operator's name, and the picture of the brand file. */
export function useLogoSource(): LogoSource & { readonly brand: string; readonly picture: string | null } {
  const { apiBase, frameHosts } = useConfig();
  const brand = useBrandName();
  const picture = useBrandPicture();
  return { apiBase, policy: { origin: window.location.origin, frameHosts }, brand, picture };
}
