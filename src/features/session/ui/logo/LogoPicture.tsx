import { useState } from 'react';
import { LogoImage, LogoFrame } from './Logo.styles.ts';
import { texts } from './texts.ts';

export interface LogoPictureProps {
  /** Null: there is no picture. */
  url: string | null;
  /** Named in the picture's alternative text. */
  brand: string;
  /** `large` stands alone on a page of entry. */
  size?: 'base' | 'large';
}

/** The operator's logo; the word where there is none, or where its picture does not load. */
export function LogoPicture({ url, brand, size = 'base' }: LogoPictureProps) {
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  return (
    <LogoFrame data-size={size}>
      {url !== null && url !== brokenUrl ? (
        <LogoImage src={url} alt={texts.logoOf(brand)} onError={() => setBrokenUrl(url)} />
      ) : (
        texts.logo
      )}
    </LogoFrame>
  );
}
