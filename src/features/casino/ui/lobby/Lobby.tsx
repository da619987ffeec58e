import { useQuery } from '@tanstack/react-query';
import { Dices } from 'lucide-react';
import { useState } from 'react';
import type { CasinoProvider } from '#shared/api/contract/casino/casino.ts';
import { describeReadError } from '#shared/api/describe-failure.ts';
import { useRetriableRead } from '#shared/network/useRetriableRead.ts';
import { usePause } from '#shared/switches/switches.ts';
import { EmptyState, ErrorPanel, Notice, ProviderTabs, SearchField, Stack } from '#ui-kit';
import { casinoQueries } from '../../api/queries.ts';
import { type CasinoRoute, lobbyRoute } from '../../model/casino-route.ts';
import { filterAllowedProviders, findProvider } from '../../model/providers.ts';
import { texts } from '../../texts.ts';
import { CasinoPaused } from '../CasinoPaused.tsx';
import { GameGridSkeleton } from '../grid/GameGridSkeleton.tsx';
import { LobbyHeader, LobbyTitle, SearchSlot } from './Lobby.styles.ts';
import { type LobbyControls, ProviderGames } from './ProviderGames.tsx';

export interface LobbyProps extends LobbyControls {
  /** Heading, when the operator has a name of their own for the casino. */
  title?: string | undefined;
}

/** Casino lobby: games by provider, category and name, with favourites and recently played games. */
export function Lobby({ title = texts.title, route, onRouteChange, ...rest }: LobbyProps) {
  // The address follows the search field after a delay. A field bound to the address would lose letters.
  const [text, setText] = useState(route.text);
  const pause = usePause('casino');
  const changeRoute = (next: CasinoRoute) => {
    setText(next.text);
    onRouteChange({ ...next, game: null });
  };
  const currentRoute = { ...route, text };
  return (
    <Stack>
      <LobbyHeader>
        <LobbyTitle tabIndex={-1}>{title}</LobbyTitle>
        <SearchSlot>
          <SearchField
            label={texts.search}
            text={text}
            onText={(nextText) => changeRoute({ ...currentRoute, text: nextText, page: 1 })}
          />
        </SearchSlot>
      </LobbyHeader>
      {pause === null ? (
        <LobbyContent route={currentRoute} onRouteChange={changeRoute} {...rest} />
      ) : (
        <CasinoPaused reason={pause} />
      )}
    </Stack>
  );
}

function LobbyContent(props: LobbyProps) {
  const query = useQuery(casinoQueries.providers());
  const { data, error, isFetching, refetch } = useRetriableRead(query);
  if (data === undefined && error !== null) {
    return (
      <ErrorPanel title={texts.providersFailed} busy={isFetching} onRetry={() => void refetch()}>
        {describeReadError(error, texts.unreachable)}
      </ErrorPanel>
    );
  }
  if (data === undefined) return <GameGridSkeleton />;
  return <ProviderLobby {...props} providers={filterAllowedProviders(data)} />;
}

function ProviderLobby({
  providers,
  route,
  onRouteChange,
  ...rest
}: LobbyProps & { providers: readonly CasinoProvider[] }) {
  const namedProvider = findProvider(providers, route.provider ?? '');
  const selected = namedProvider ?? providers[0];
  if (selected === undefined) {
    return (
      <EmptyState title={texts.noProviders} icon={<Dices size={22} aria-hidden />}>
        {texts.noProvidersNext}
      </EmptyState>
    );
  }
  const unknownProvider =
    route.provider !== null && namedProvider === undefined ? texts.unknownProvider({ name: route.provider }) : null;
  const gameWithoutProvider =
    route.provider === null && route.game !== null ? texts.gameOfNoProvider({ game: route.game }) : null;
  const select = (provider: string) => onRouteChange({ ...lobbyRoute, provider, text: route.text });
  return (
    <>
      {unknownProvider !== null && <Notice role="status">{unknownProvider}</Notice>}
      {gameWithoutProvider !== null && <Notice role="status">{gameWithoutProvider}</Notice>}
      <ProviderTabs providers={providers} selected={selected.code} onSelect={select}>
        <ProviderGames key={selected.code} provider={selected} {...{ providers, route, onRouteChange }} {...rest} />
      </ProviderTabs>
    </>
  );
}
