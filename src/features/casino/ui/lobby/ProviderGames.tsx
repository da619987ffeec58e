import { useQuery } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import { useDeferredValue, useMemo, useSyncExternalStore } from 'react';
import type { CasinoGame, CasinoProvider } from '#shared/api/contract/casino/casino.ts';
import { describeReadError } from '#shared/api/describe-failure.ts';
import { useRetriableRead } from '#shared/network/useRetriableRead.ts';
import { Button, Chip, EmptyState, ErrorPanel } from '#ui-kit';
import { casinoQueries } from '../../api/queries.ts';
import type { CasinoRoute } from '../../model/casino-route.ts';
import { countCategories, searchGames } from '../../model/catalogue.ts';
import { filterAllowedGames } from '../../model/providers.ts';
import { savedGamesStore } from '../../model/saved-games-store.ts';
import { texts } from '../../texts.ts';
import { GameGridSkeleton } from '../grid/GameGridSkeleton.tsx';
import type { GameCardEvents } from '../grid/GameTile.tsx';
import { GamePages } from './GamePages.tsx';
import { GameShelf } from './GameShelf.tsx';
import { CategoryChips, GamesPanel, ResultCount } from './Lobby.styles.ts';
import { scrollFocusedIntoView } from './scroll-focused-into-view.ts';

/** Location in the casino and its callbacks, shared by the lobby and its pages. */
export interface LobbyControls extends GameCardEvents {
  /** Provider, category, search and page on screen. */
  route: CasinoRoute;
  /** Called when the bettor chooses another provider, category, search or page. */
  onRouteChange: (route: CasinoRoute) => void;
  /** The game that the bettor has just left. */
  returnTo: string | null;
}

interface ProviderGamesProps extends LobbyControls {
  provider: CasinoProvider;
  providers: readonly CasinoProvider[];
}

/** Games of one tab. The first tab holds the games of every allowed provider. */
export function ProviderGames({ provider, providers, ...rest }: ProviderGamesProps) {
  const query = useQuery(casinoQueries.games(provider.code));
  const { data, error, isFetching, refetch } = useRetriableRead(query);
  const games = useMemo(() => data && filterAllowedGames(data.games, providers), [data, providers]);
  if (games === undefined && error !== null) {
    return (
      <ErrorPanel title={texts.gamesFailed} busy={isFetching} onRetry={() => void refetch()}>
        {describeReadError(error, texts.unreachable)}
      </ErrorPanel>
    );
  }
  return <GamesPanel>{games === undefined ? <GameGridSkeleton /> : <GameLists games={games} {...rest} />}</GamesPanel>;
}

function GameLists({
  games,
  route,
  onRouteChange,
  returnTo,
  policy,
  onLaunch,
}: LobbyControls & { games: readonly CasinoGame[] }) {
  const { recent, favourites } = useSyncExternalStore(savedGamesStore.subscribe, savedGamesStore.read);
  const categories = useMemo(() => countCategories(games), [games]);
  const text = useDeferredValue(route.text);
  const foundGames = useMemo(() => searchGames(games, text, route.category), [games, text, route.category]);
  const isUnfiltered = route.text === '' && route.category === null && route.page === 1;
  const selectCategory = (category: string | null) => onRouteChange({ ...route, category, page: 1 });
  const clearFilters = () => onRouteChange({ ...route, text: '', category: null, page: 1 });
  if (games.length === 0) return <EmptyState title={texts.noGames}>{texts.noGamesNext}</EmptyState>;
  return (
    <>
      {isUnfiltered && <GameShelf title={texts.recent} games={recent} policy={policy} onLaunch={onLaunch} />}
      {isUnfiltered && <GameShelf title={texts.favourites} games={favourites} policy={policy} onLaunch={onLaunch} />}
      <CategoryChips label={texts.categories} overflow="scroll" onFocus={scrollFocusedIntoView}>
        <Chip pressed={route.category === null} count={games.length} onClick={() => selectCategory(null)}>
          {texts.allGames}
        </Chip>
        {categories.map(({ name, count }) => (
          <Chip key={name} pressed={route.category === name} count={count} onClick={() => selectCategory(name)}>
            {name}
          </Chip>
        ))}
      </CategoryChips>
      <ResultCount role="status">{texts.found({ count: foundGames.length })}</ResultCount>
      {foundGames.length === 0 ? (
        <EmptyState
          title={texts.noGamesFound}
          icon={<SearchX size={22} aria-hidden />}
          action={<Button onClick={clearFilters}>{texts.clear}</Button>}
        >
          {texts.noGamesFoundNext}
        </EmptyState>
      ) : (
        <GamePages
          games={foundGames}
          list={`${text}/${route.category ?? ''}`}
          page={route.page}
          onPage={(page) => onRouteChange({ ...route, page })}
          returnTo={returnTo}
          policy={policy}
          onLaunch={onLaunch}
        />
      )}
    </>
  );
}
