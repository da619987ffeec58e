import { useState } from 'react';
import { LogoFrame, LogoImage } from './Logo.styles.ts';
import { LOGO_PLACEHOLDER, texts } from './texts.ts';

export interface LogoPictureProps {
  /** Null when there is no picture. */
  url: string | null;
  /** Used in the picture's alternative text. */
  brand: string;
  /** `large` is for the login and registration pages. */
  size?: 'base' | 'large';
}

/** The operator's logo, or the text "LOGO" when there is none or it fails to load. */
export function LogoPicture({ url, brand, size = 'base' }: LogoPictureProps) {
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  return (
    <LogoFrame data-size={size}>
      {url !== null && url !== brokenUrl ? (
        <LogoImage src={url} alt={texts.logoOf(brand)} onError={() => setBrokenUrl(url)} />
      ) : (
        LOGO_PLACEHOLDER
      )}
    </LogoFrame>
  );
}
