import { type LogoSource, useLogo } from '../../api/useLogo.ts';
import { LogoPicture, type LogoPictureProps } from './LogoPicture.tsx';

export interface LogoProps extends LogoSource, Omit<LogoPictureProps, 'url'> {}

/** The logo of the login and registration pages: fetches it when none is stored. */
export function Logo({ brand, picture = null, size = 'base', ...source }: LogoProps) {
  const url = useLogo(source);
  return <LogoPicture url={url} picture={picture} brand={brand} size={size} />;
}
