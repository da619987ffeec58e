import { Star } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { getInitials } from '../../text/initials.ts';
import {
  Artwork,
  Caption,
  FavouriteSlot,
  GameProvider,
  GameTile,
  GameTitle,
  Initials,
  Launch,
} from './GameCard.styles.ts';
import { texts } from './texts.ts';

export interface GameCardProps {
  /** The provider's name of the game. */
  name: string;
  /** The game's provider. */
  provider: string;
  /** A checked address, or null when the game has no allowed picture. */
  src: string | null;
  /** Called on a press on the picture, the name or the button. */
  onLaunch: () => void;
  /** Whether the game is among the favourites. */
  favourite: boolean;
  /** Called on a press on the star: adds or removes the favourite. */
  onFavourite: () => void;
  /** `skipped` by the Tab key: a grid of cards has one tab stop, and the arrow keys reach the others. */
  tabStop?: 'stop' | 'skipped';
}

const IMAGE_PX = 240;

/** A game card. Its picture is always square. Without a picture, or after it failed, the card shows initials. */
export function GameCard({ name, provider, src, onLaunch, favourite, onFavourite, tabStop = 'stop' }: GameCardProps) {
  const [failedImage, setFailedImage] = useState<string | null>(null);
  const showsImage = src !== null && src !== failedImage;
  const tabIndex = tabStop === 'stop' ? 0 : -1;
  return (
    <GameTile>
      <Launch type="button" tabIndex={tabIndex} data-launch="" onClick={onLaunch}>
        <Artwork>
          {showsImage ? (
            <img
              src={src}
              alt=""
              width={IMAGE_PX}
              height={IMAGE_PX}
              loading="lazy"
              decoding="async"
              draggable={false}
              onError={() => setFailedImage(src)}
            />
          ) : (
            <Initials aria-hidden>{getInitials(name)}</Initials>
          )}
        </Artwork>
        <Caption>
          <GameTitle>{name}</GameTitle> <GameProvider>{provider}</GameProvider>
        </Caption>
      </Launch>
      <FavouriteSlot>
        <IconButton
          tabIndex={tabIndex}
          label={texts.favourite({ game: name })}
          pressed={favourite}
          icon={<Star size={16} aria-hidden />}
          onClick={onFavourite}
        />
      </FavouriteSlot>
    </GameTile>
  );
}
