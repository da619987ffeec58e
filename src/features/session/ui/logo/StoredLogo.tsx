import type { LogoSource } from '../../api/useLogo.ts';
import { useStoredLogo } from '../../model/stored-logo.ts';
import { LogoPicture, type LogoPictureProps } from './LogoPicture.tsx';

export interface StoredLogoProps extends Pick<LogoSource, 'policy'>, Omit<LogoPictureProps, 'url'> {}

/** The logo of every other page. It reads storage only, so the pages do not load the code that fetches. */
export function StoredLogo({ policy, ...pictureProps }: StoredLogoProps) {
  const url = useStoredLogo(policy);
  return <LogoPicture url={url} {...pictureProps} />;
}
