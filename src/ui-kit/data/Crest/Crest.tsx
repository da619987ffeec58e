import { useState } from 'react';
import { getTeamInitials } from '../../text/initials.ts';
import { CrestDisc } from './Crest.styles.ts';
import { chooseCrestFill } from './crest-fill.ts';

export interface CrestProps {
  /** The team's name. It chooses the letters and the fill. */
  name: string;
  /** The team that stands first beside it. The two never have the same fill. */
  opponent?: string | undefined;
  /** A checked address of the operator's picture. Without one, or when it fails, the crest shows initials. */
  src?: string | null;
  /** `small` beside a line of text, `medium` beside a title, `large` in the head of a match. */
  size?: 'small' | 'medium' | 'large';
}

/** Crest of a team. Decoration: the team's name stands beside it. */
export function Crest({ name, opponent, src = null, size = 'medium' }: CrestProps) {
  const [failedImage, setFailedImage] = useState<string | null>(null);
  if (src === null || src === failedImage)
    return (
      <CrestDisc
        aria-hidden
        data-size={size}
        data-crest={chooseCrestFill(name, opponent)}
        data-initials={getTeamInitials(name)}
      />
    );
  return (
    <CrestDisc aria-hidden data-size={size}>
      <img src={src} alt="" loading="lazy" decoding="async" draggable={false} onError={() => setFailedImage(src)} />
    </CrestDisc>
  );
}
