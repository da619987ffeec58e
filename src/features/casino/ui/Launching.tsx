import { Dices } from 'lucide-react';
import { Spinner } from '#ui-kit';
import { texts } from '../texts.ts';
import { Art, Launch, LaunchName } from './GameView.styles.ts';

export interface LaunchingProps {
  name: string;
  /** A judged address. */
  image: string | null;
  /** `region` speaks for itself; `veil` lies over a frame that already does. */
  as?: 'region' | 'veil';
}

/** A game on its way: the same from the press until its frame has loaded. */
export function Launching({ name, image, as = 'region' }: LaunchingProps) {
  const spoken = as === 'region' ? { role: 'status' } : {};
  return (
    <Launch {...spoken}>
      <Art>{image === null ? <Dices size={48} aria-hidden /> : <img src={image} alt="" />}</Art>
      <LaunchName>{texts.launching(name)}</LaunchName>
      <Spinner decorative />
    </Launch>
  );
}
