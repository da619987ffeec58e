import { Dices } from 'lucide-react';
import { Spinner } from '#ui-kit';
import { texts } from '../../texts.ts';
import { LaunchArtwork, LaunchName, LaunchPanel } from './GameView.styles.ts';

export interface LaunchIndicatorProps {
  name: string;
  /** Image address that passed the policy. */
  image: string | null;
  /** `region` is a labelled region; `veil` covers a frame that has its own label. */
  as?: 'region' | 'veil';
}

/** Shows that a game is launching, unchanged from the press until its frame has loaded. */
export function LaunchIndicator({ name, image, as = 'region' }: LaunchIndicatorProps) {
  const roleProps = as === 'region' ? { role: 'status' } : {};
  return (
    <LaunchPanel {...roleProps}>
      <LaunchArtwork>{image === null ? <Dices size={48} aria-hidden /> : <img src={image} alt="" />}</LaunchArtwork>
      <LaunchName>{texts.launching({ name })}</LaunchName>
      <Spinner decorative />
    </LaunchPanel>
  );
}
