import { useQuery } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import { useDeferredValue, useMemo, useSyncExternalStore } from 'react';
import type { CasinoGame, CasinoProvider } from '#shared/api/contract/casino.ts';
import { whyUnread } from '#shared/api/why.ts';
import { Button, Chip, EmptyState, ErrorPanel } from '#ui-kit';
import { casinoQueries } from '../api/queries.ts';
import { categoriesOf, searchGames } from '../model/catalogue.ts';
import { gamesOfShown } from '../model/providers.ts';
import { shelfBoard } from '../model/shelf.ts';
import { texts } from '../texts.ts';
import { GamePages } from './GamePages.tsx';
import { GameShelf } from './GameShelf.tsx';
import { GamesWaiting } from './GamesWaiting.tsx';
import { Chips, Count, Panel } from './Lobby.styles.ts';
import type { LobbyProps } from './Lobby.tsx';
import { revealFocused } from './reveal.ts';

interface ProviderGamesProps extends LobbyProps {
  provider: CasinoProvider;
  providers: readonly CasinoProvider[];
}

/** The games of one tab; the first tab holds those of every shown provider. */
export function ProviderGames({ provider, providers, ...rest }: ProviderGamesProps) {
  const { data, error, isFetching, refetch } = useQuery(casinoQueries.games(provider.code));
  const games = useMemo(() => data && gamesOfShown(data.games, providers), [data, providers]);
  if (games === undefined && error !== null) {
    return (
      <ErrorPanel title={texts.gamesFailed} retrying={isFetching} onRetry={() => void refetch()}>
        {whyUnread(error, texts.unreached)}
      </ErrorPanel>
    );
  }
  return <Panel>{games === undefined ? <GamesWaiting /> : <Games games={games} {...rest} />}</Panel>;
}

function Games({ games, place, onPlace, returnTo, policy, onLaunch }: LobbyProps & { games: readonly CasinoGame[] }) {
  const { recent, favourites } = useSyncExternalStore(shelfBoard.subscribe, shelfBoard.read);
  const categories = useMemo(() => categoriesOf(games), [games]);
  const text = useDeferredValue(place.text);
  const found = useMemo(() => searchGames(games, text, place.category), [games, text, place.category]);
  const all = place.text === '' && place.category === null && place.page === 1;
  const choose = (category: string | null) => onPlace({ ...place, category, page: 1 });
  const clear = () => onPlace({ ...place, text: '', category: null, page: 1 });
  if (games.length === 0) return <EmptyState title={texts.noGames}>{texts.noGamesNext}</EmptyState>;
  return (
    <>
      {all && <GameShelf title={texts.recent} games={recent} policy={policy} onLaunch={onLaunch} />}
      {all && <GameShelf title={texts.favourites} games={favourites} policy={policy} onLaunch={onLaunch} />}
      <Chips role="group" aria-label={texts.categories} onFocus={revealFocused}>
        <Chip pressed={place.category === null} count={games.length} onClick={() => choose(null)}>
          {texts.allGames}
        </Chip>
        {categories.map(({ name, count }) => (
          <Chip key={name} pressed={place.category === name} count={count} onClick={() => choose(name)}>
            {name}
          </Chip>
        ))}
      </Chips>
      <Count role="status">{texts.found(found.length)}</Count>
      {found.length === 0 ? (
        <EmptyState
          title={texts.nothingFound}
          icon={<SearchX size={22} aria-hidden />}
          action={<Button onClick={clear}>{texts.clear}</Button>}
        >
          {texts.nothingFoundNext}
        </EmptyState>
      ) : (
        <GamePages
          games={found}
          list={`${text}/${place.category ?? ''}`}
          page={place.page}
          onPage={(page) => onPlace({ ...place, page })}
          returnTo={returnTo}
          policy={policy}
          onLaunch={onLaunch}
        />
      )}
    </>
  );
}
