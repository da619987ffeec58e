import { useLogo, type LogoSource } from '../../api/useLogo.ts';
import { LogoPicture, type LogoPictureProps } from './LogoPicture.tsx';

export interface LogoProps extends LogoSource, Omit<LogoPictureProps, 'url'> {}

/** For pages of entry: a browser that keeps no logo asks the exchange for it. */
export function Logo({ brand, size = 'base', ...source }: LogoProps) {
  return <LogoPicture url={useLogo(source)} brand={brand} size={size} />;
}
