import { useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import {
  type CasinoRoute,
  casinoTexts,
  formatCasinoRoute,
  GameView,
  Lobby,
  lobbyRoute,
  parseCasinoRoute,
} from '#features/casino/index.ts';
import { useBalance } from '#features/positions/index.ts';
import { Panel } from '../layout/Panel.tsx';
import { useBrandLabels } from '../providers/brand-content.ts';
import { useConfig } from '../providers/config-context.ts';
import { paths } from '../router/paths.ts';
import { usePageTitle } from '../router/usePageTitle.ts';

/** History state of a game that the lobby opened: leaving such a game goes one step back. */
const FROM_LOBBY = 'from-lobby';

function useLobbyAddress() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const state: unknown = useLocation().state;
  const place = parseCasinoRoute(search);
  const go = (next: CasinoRoute, options: { replace?: boolean; state?: string }) =>
    void navigate(`${paths.casino}${formatCasinoRoute(next)}`, options);
  return {
    place,
    browse: (next: CasinoRoute) => go(next, { replace: true }),
    launch: (provider: string, game: string) => go({ ...lobbyRoute, provider, game }, { state: FROM_LOBBY }),
    leave: () =>
      state === FROM_LOBBY ? void navigate(-1) : go({ ...lobbyRoute, provider: place.provider }, { replace: true }),
  };
}

/** `RoyalCasino`: the lobby, or with `?provider=&game=` the game itself. */
export function CasinoPage() {
  const { frameHosts, greetingHosts } = useConfig();
  const { place, browse, launch, leave } = useLobbyAddress();
  const balance = useBalance();
  const [name, setName] = useState('');
  const policy = useMemo(
    () => ({ origin: window.location.origin, frameHosts, greetingHosts }),
    [frameHosts, greetingHosts],
  );
  const [last, setLast] = useState<string | null>(null);
  const isGame = place.game !== null && place.provider !== null;
  const title = useBrandLabels().casino ?? casinoTexts.title;
  usePageTitle(isGame ? name : title);
  useEffect(() => {
    if (isGame) window.scrollTo(0, 0);
  }, [isGame, place.game]);
  const open = ({ providerId, gameId }: { providerId: string; gameId: string }) => {
    setLast(gameId);
    launch(providerId, gameId);
  };
  return (
    <Panel name={title}>
      {place.game !== null && place.provider !== null ? (
        <GameView
          provider={place.provider}
          gameId={place.game}
          balance={balance?.available ?? null}
          policy={policy}
          onLeave={leave}
          onName={setName}
        />
      ) : (
        <Lobby title={title} route={place} onRouteChange={browse} policy={policy} returnTo={last} onLaunch={open} />
      )}
    </Panel>
  );
}
