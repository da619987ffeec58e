import { Star } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Art, Box, Caption, Initials, Launch, Maker, Mark, Name } from './GameCard.styles.ts';
import { initialsOf } from './initials.ts';
import { texts } from './texts.ts';

export interface GameCardProps {
  /** The game, as its provider names it. */
  name: string;
  /** Who makes the game. */
  provider: string;
  /** An address that has been judged; null: the game has no picture that may be shown. */
  image: string | null;
  /** The picture, the name or the button was pressed. */
  onLaunch: () => void;
  /** Whether the game is among the favourites. */
  favourite: boolean;
  /** The star was pressed: in or out of the favourites. */
  onFavourite: () => void;
  /** `skipped` by the Tab key: of many cards in a grid one is a stop, and the arrow keys lead to the others. */
  stop?: 'stop' | 'skipped';
}

const SQUARE = 240;

/** A game to launch. Its picture is always square; where there is none, or it does not come, its initials stand. */
export function GameCard({ name, provider, image, onLaunch, favourite, onFavourite, stop = 'stop' }: GameCardProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const shown = image !== null && image !== failed;
  const tabIndex = stop === 'stop' ? 0 : -1;
  return (
    <Box>
      <Launch type="button" tabIndex={tabIndex} data-launch="" onClick={onLaunch}>
        <Art>
          {shown ? (
            <img src={image} alt="" width={SQUARE} height={SQUARE} loading="lazy" decoding="async" draggable={false} onError={() => setFailed(image)} />
          ) : (
            <Initials aria-hidden>{initialsOf(name)}</Initials>
          )}
        </Art>
        <Caption>
          <Name>{name}</Name> <Maker>{provider}</Maker>
        </Caption>
      </Launch>
      <Mark>
        <IconButton tabIndex={tabIndex} label={texts.favourite(name)} pressed={favourite} icon={<Star size={16} aria-hidden />} onClick={onFavourite} />
      </Mark>
    </Box>
  );
}
