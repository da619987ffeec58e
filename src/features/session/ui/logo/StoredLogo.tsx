import type { LogoSource } from '../../api/useLogo.ts';
import { useStoredLogo } from '../../model/stored-logo.ts';
import { LogoPicture, type LogoPictureProps } from './LogoPicture.tsx';

export interface StoredLogoProps extends Pick<LogoSource, 'policy'>, Omit<LogoPictureProps, 'url'> {}

/** For every other page, by whose time the logo was asked for. What asks does not come with it. */
export function StoredLogo({ policy, ...pictureProps }: StoredLogoProps) {
  return <LogoPicture url={useStoredLogo(policy)} {...pictureProps} />;
}
