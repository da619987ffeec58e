import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { CasinoGame, CasinoProvider } from '#shared/api/contract/casino/casino.ts';
import { describeReadError } from '#shared/api/describe-failure.ts';
import { getFailure } from '#shared/api/failure.ts';
import type { Money } from '#shared/domain/money/money.ts';
import { toSafeUrl } from '#shared/format/safe-url.ts';
import { useLiteMode } from '#shared/lite-mode/lite-mode.ts';
import { useRetriableRead } from '#shared/network/useRetriableRead.ts';
import { Button, ErrorPanel, FrameHost, type FramePolicy, IconButton } from '#ui-kit';
import { casinoQueries } from '../../api/queries.ts';
import { useBalancePolling } from '../../api/useBalancePolling.ts';
import { findProvider } from '../../model/providers.ts';
import { savedGamesStore } from '../../model/saved-games-store.ts';
import { texts } from '../../texts.ts';
import { CasinoBalance } from './CasinoBalance.tsx';
import { CasinoStage } from './CasinoStage.tsx';
import { GameName } from './GameView.styles.ts';
import { LaunchIndicator } from './LaunchIndicator.tsx';

export interface GameViewProps {
  /** Code of a provider, or a name that the server's list resolves to a code. */
  provider: string;
  /** Id of the game to launch. */
  gameId: string;
  /** Balance in credits. Null until it has loaded. */
  balance: Money | null;
  /** Policy for addresses outside the app. */
  policy: FramePolicy;
  /** Called when the bettor presses Back. */
  onLeave: () => void;
  /** Called with the game's name once it is known, for the title of the browser tab. */
  onName?: (name: string) => void;
  /** Longest wait for the game in milliseconds. Default: that of `FrameHost`. */
  timeoutMs?: number;
}

/** Runs a game over the full width, from launch to exit. */
export function GameView({ provider, ...rest }: GameViewProps) {
  const providers = useQuery(casinoQueries.providers());
  // Without a match in the list, the request goes out unchanged and the server refuses it.
  const knownProvider = findProvider(providers.data ?? [], provider);
  const resolvedProvider = knownProvider ?? { code: provider, name: provider };
  const isUnknown = providers.data !== undefined && knownProvider === undefined;
  const providerOrNull = providers.isPending ? null : resolvedProvider;
  return <GameStage key={`${provider}/${rest.gameId}`} provider={providerOrNull} isUnknown={isUnknown} {...rest} />;
}

interface GameStageProps extends Omit<GameViewProps, 'provider'> {
  provider: CasinoProvider | null;
  /** True when the list of providers has loaded without this one. */
  isUnknown: boolean;
}

function GameStage({ provider, isUnknown, balance, onName, ...frame }: GameStageProps) {
  const { gameId, onLeave } = frame;
  const code = provider?.code ?? '';
  const catalogue = useQuery({ ...casinoQueries.games(code), enabled: provider !== null });
  const game = catalogue.data?.games.find((each) => each.gameId === gameId);
  const name = game?.name ?? texts.game;
  const isListed = catalogue.data === undefined || game !== undefined;
  const missing = describeMissing(provider, isUnknown, isListed ? null : gameId);
  const heading = useRef<HTMLHeadingElement>(null);
  useBalancePolling();
  // The pressed card unmounted with the lobby, so the heading takes the focus.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  useEffect(() => onName?.(name), [name, onName]);
  return (
    <CasinoStage
      bar={
        <>
          <IconButton label={texts.leave} icon={<ArrowLeft size={20} aria-hidden />} onClick={() => onLeave()} />
          <GameName ref={heading} tabIndex={-1}>
            {`${name} `}
            {provider !== null && <small>{provider.name}</small>}
          </GameName>
          <CasinoBalance balance={balance} />
        </>
      }
      action={<Button onClick={() => onLeave()}>{texts.backToLobby}</Button>}
    >
      <GameFrame {...frame} {...{ provider, game, missing, name }} />
    </CasinoStage>
  );
}

interface GameFrameProps extends Pick<GameViewProps, 'gameId' | 'policy' | 'onLeave' | 'timeoutMs'> {
  provider: CasinoProvider | null;
  game: CasinoGame | undefined;
  /** Error text when the address names no known game; null when it may be launched. */
  missing: string | null;
  name: string;
}

function describeMissing(provider: CasinoProvider | null, isUnknown: boolean, gameId: string | null): string | null {
  if (provider === null) return null;
  if (isUnknown) return texts.gameOfUnknownProvider({ provider: provider.name });
  return gameId === null ? null : texts.unknownGame({ game: gameId, provider: provider.name });
}

function GameFrame({ provider, gameId, game, missing, name, policy, onLeave, ...frame }: GameFrameProps) {
  const query = useQuery({ ...casinoQueries.launch(provider?.code ?? '', gameId), enabled: provider !== null });
  const { data: url, error, isFetching, refetch } = useRetriableRead(query);
  const { isOn: isLite } = useLiteMode();
  const image = isLite ? null : toSafeUrl('image', game?.image, policy);
  const backButton = <Button onClick={() => onLeave()}>{texts.backToLobby}</Button>;
  const isOpened = url !== undefined;
  useEffect(() => {
    if (isOpened && game !== undefined) savedGamesStore.addRecent(game);
  }, [isOpened, game]);
  if (url === undefined && error !== null) {
    const notFound = getFailure(error)?.kind === 'refused' ? missing : null;
    const title = notFound ?? texts.launchFailed;
    return (
      <ErrorPanel title={title} busy={isFetching} onRetry={() => void refetch()} action={backButton}>
        {describeReadError(error, notFound === null ? texts.unreachable : texts.missingNext)}
      </ErrorPanel>
    );
  }
  if (url === undefined) return <LaunchIndicator name={name} image={image} />;
  return (
    <FrameHost
      {...frame}
      name={name}
      src={url}
      policy={policy}
      variant="page"
      slots={{ placeholder: <LaunchIndicator name={name} image={image} as="veil" />, action: backButton }}
    />
  );
}
