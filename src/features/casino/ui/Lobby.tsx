import { useQuery } from '@tanstack/react-query';
import { Dices } from 'lucide-react';
import { useState } from 'react';
import type { CasinoProvider } from '#shared/api/contract/casino.ts';
import { whyUnread } from '#shared/api/why.ts';
import { EmptyState, ErrorPanel, Notice, ProviderTabs, SearchField } from '#ui-kit';
import { casinoQueries } from '../api/queries.ts';
import { lobby, type CasinoPlace } from '../model/place.ts';
import { providerNamed, shownProviders } from '../model/providers.ts';
import { texts } from '../texts.ts';
import { GamesWaiting } from './GamesWaiting.tsx';
import { Head, Page, Search, Title } from './Lobby.styles.ts';
import { ProviderGames } from './ProviderGames.tsx';
import type { GameEvents } from './ShownGame.tsx';

export interface LobbyProps extends GameEvents {
  /** What is shown: provider, category and search. */
  place: CasinoPlace;
  /** The bettor chose another place. */
  onPlace: (place: CasinoPlace) => void;
  /** The game that was just left. */
  returnTo: string | null;
}

/** Every game of the providers that may be shown: by provider, by category, by name, and the ones played and liked. */
export function Lobby({ place, onPlace, ...rest }: LobbyProps) {
  // The address follows what is typed, and a moment later: a field bound to it would lose letters.
  const [text, setText] = useState(place.text);
  const go = (next: CasinoPlace) => {
    setText(next.text);
    onPlace({ ...next, game: null });
  };
  const here = { ...place, text };
  return (
    <Page>
      <Head>
        <Title tabIndex={-1}>{texts.title}</Title>
        <Search>
          <SearchField label={texts.search} text={text} onText={(typed) => go({ ...here, text: typed, page: 1 })} />
        </Search>
      </Head>
      <Providers place={here} onPlace={go} {...rest} />
    </Page>
  );
}

function Providers(props: LobbyProps) {
  const { data, error, isFetching, refetch } = useQuery(casinoQueries.providers());
  if (data === undefined && error !== null) {
    return (
      <ErrorPanel title={texts.providersFailed} retrying={isFetching} onRetry={() => void refetch()}>
        {whyUnread(error, texts.unreached)}
      </ErrorPanel>
    );
  }
  if (data === undefined) return <GamesWaiting />;
  return <Shown {...props} providers={shownProviders(data)} />;
}

function Shown({ providers, place, onPlace, ...rest }: LobbyProps & { providers: readonly CasinoProvider[] }) {
  const named = providerNamed(providers, place.provider ?? '');
  const selected = named ?? providers[0];
  if (selected === undefined) {
    return (
      <EmptyState title={texts.noProviders} icon={<Dices size={22} aria-hidden />}>
        {texts.noProvidersNext}
      </EmptyState>
    );
  }
  const unknown = place.provider !== null && named === undefined ? texts.unknownProvider(place.provider) : null;
  const stray = place.provider === null && place.game !== null ? texts.gameOfNoProvider(place.game) : null;
  const select = (provider: string) => onPlace({ ...lobby, provider, text: place.text });
  return (
    <>
      {unknown !== null && <Notice role="status">{unknown}</Notice>}
      {stray !== null && <Notice role="status">{stray}</Notice>}
      <ProviderTabs providers={providers} selected={selected.code} onSelect={select}>
        <ProviderGames key={selected.code} provider={selected} {...{ providers, place, onPlace }} {...rest} />
      </ProviderTabs>
    </>
  );
}
