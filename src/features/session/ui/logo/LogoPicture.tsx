import { useState } from 'react';
import { LogoFrame, LogoImage } from './Logo.styles.ts';
import { LOGO_PLACEHOLDER, texts } from './texts.ts';

export interface LogoPictureProps {
  /** Null when there is no picture. */
  url: string | null;
  /** The picture of the operator's brand, without a picture from the server. */
  picture?: string | null;
  /** Used in the picture's alternative text. */
  brand: string;
  /** `large` is for the login and registration pages. */
  size?: 'base' | 'large';
}

/** The operator's logo, or the text "LOGO" when there is none or it fails to load. */
export function LogoPicture({ url, picture = null, brand, size = 'base' }: LogoPictureProps) {
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  const source = url !== null && url !== brokenUrl ? url : picture;
  return (
    <LogoFrame data-size={size}>
      {source !== null && source !== brokenUrl ? (
        <LogoImage src={source} alt={texts.logoOf({ brand })} onError={() => setBrokenUrl(source)} />
      ) : (
        LOGO_PLACEHOLDER
      )}
    </LogoFrame>
  );
}
