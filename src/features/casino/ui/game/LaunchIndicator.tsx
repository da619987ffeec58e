import { Dices } from 'lucide-react';
import { Spinner } from '#ui-kit';
import { texts } from '../../texts.ts';
import { LaunchArtwork, LaunchPanel, LaunchName } from './GameView.styles.ts';

export interface LaunchIndicatorProps {
  name: string;
  /** A judged address. */
  image: string | null;
  /** `region` speaks for itself; `veil` lies over a frame that already does. */
  as?: 'region' | 'veil';
}

/** A game on its way: the same from the press until its frame has loaded. */
export function LaunchIndicator({ name, image, as = 'region' }: LaunchIndicatorProps) {
  const roleProps = as === 'region' ? { role: 'status' } : {};
  return (
    <LaunchPanel {...roleProps}>
      <LaunchArtwork>{image === null ? <Dices size={48} aria-hidden /> : <img src={image} alt="" />}</LaunchArtwork>
      <LaunchName>{texts.launching(name)}</LaunchName>
      <Spinner decorative />
    </LaunchPanel>
  );
}
