import { useState } from 'react';
import { useLogo, type LogoSource } from '../api/logo.ts';
import { texts } from '../texts.ts';
import { Picture, Place } from './Logo.styles.ts';

export interface LogoProps extends LogoSource {
  /** Named in the picture's alternative text. */
  brand: string;
  /** `large` stands alone on a page of entry. */
  size?: 'base' | 'large';
}

/** The operator's logo as this browser keeps it; the word where there is none, or where its picture does not load. */
export function Logo({ brand, size = 'base', ...source }: LogoProps) {
  const url = useLogo(source);
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <Place data-size={size}>
      {url !== null && url !== broken ? <Picture src={url} alt={texts.logoOf(brand)} onError={() => setBroken(url)} /> : texts.logo}
    </Place>
  );
}
