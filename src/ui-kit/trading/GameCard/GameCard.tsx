import { Star } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import {
  Artwork,
  GameTile,
  Caption,
  Initials,
  Launch,
  GameProvider,
  FavouriteSlot,
  GameTitle,
} from './GameCard.styles.ts';
import { getInitials } from './initials.ts';
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
  tabStop?: 'stop' | 'skipped';
}

const IMAGE_PX = 240;

/** A game to launch. Its picture is always square; where there is none, or it does not come, its initials stand. */
export function GameCard({ name, provider, image, onLaunch, favourite, onFavourite, tabStop = 'stop' }: GameCardProps) {
  const [failedImage, setFailedImage] = useState<string | null>(null);
  const showsImage = image !== null && image !== failedImage;
  const tabIndex = tabStop === 'stop' ? 0 : -1;
  return (
    <GameTile>
      <Launch type="button" tabIndex={tabIndex} data-launch="" onClick={onLaunch}>
        <Artwork>
          {showsImage ? (
            <img
              src={image}
              alt=""
              width={IMAGE_PX}
              height={IMAGE_PX}
              loading="lazy"
              decoding="async"
              draggable={false}
              onError={() => setFailedImage(image)}
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
          label={texts.favourite(name)}
          pressed={favourite}
          icon={<Star size={16} aria-hidden />}
          onClick={onFavourite}
        />
      </FavouriteSlot>
    </GameTile>
  );
}
