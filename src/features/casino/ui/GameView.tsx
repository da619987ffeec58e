import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { CasinoGame, CasinoProvider } from '#shared/api/contract/casino.ts';
import { failureOf } from '#shared/api/failure.ts';
import { whyUnread } from '#shared/api/why.ts';
import type { Money } from '#shared/domain/money.ts';
import { safeUrl } from '#shared/format/safe-url.ts';
import { Button, ErrorPanel, FrameHost, IconButton, type FramePolicy } from '#ui-kit';
import { casinoQueries } from '../api/queries.ts';
import { useBalanceFollows } from '../api/use-balance-follows.ts';
import { providerNamed } from '../model/providers.ts';
import { shelfBoard } from '../model/shelf.ts';
import { texts } from '../texts.ts';
import { CasinoPurse } from './CasinoPurse.tsx';
import { Bar, GameName, Room } from './GameView.styles.ts';
import { Launching } from './Launching.tsx';
import { WholeStage } from './WholeStage.tsx';

export interface GameViewProps {
  /** A code, or a name that the server's list tells the code of. */
  provider: string;
  /** The game to be launched. */
  gameId: string;
  /** What can be played with. Null: not known yet. */
  balance: Money | null;
  /** Which outside addresses may be opened. */
  policy: FramePolicy;
  /** The way back was pressed. */
  onLeave: () => void;
  /** The game's name, as soon as it is known: for the browser's tab. */
  onName?: (name: string) => void;
}

/** A game over the whole width, from its launch until it is left. */
export function GameView({ provider, ...rest }: GameViewProps) {
  const providers = useQuery(casinoQueries.providers());
  // What the list does not know, or cannot be asked, goes to the server as it stands: it will say no.
  const listed = providerNamed(providers.data ?? [], provider);
  const found = listed ?? { code: provider, name: provider };
  const unknown = providers.data !== undefined && listed === undefined;
  const asked = providers.isPending ? null : found;
  return <Named key={`${provider}/${rest.gameId}`} provider={asked} unknown={unknown} {...rest} />;
}

interface NamedProps extends Omit<GameViewProps, 'provider'> {
  provider: CasinoProvider | null;
  /** The casino's list of providers has been read, and this one is not in it. */
  unknown: boolean;
}

function Named({ provider, unknown, gameId, balance, policy, onLeave, onName }: NamedProps) {
  const code = provider?.code ?? '';
  const catalogue = useQuery({ ...casinoQueries.games(code), enabled: provider !== null });
  const game = catalogue.data?.games.find((each) => each.gameId === gameId);
  const name = game?.name ?? texts.game;
  const isListed = catalogue.data === undefined || game !== undefined;
  const missing = missingWords(provider, unknown, isListed ? null : gameId);
  const heading = useRef<HTMLHeadingElement>(null);
  useBalanceFollows();
  // The card that was pressed is gone with the lobby.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  useEffect(() => onName?.(name), [name, onName]);
  return (
    <WholeStage>
      <Bar>
        <IconButton label={texts.leave} icon={<ArrowLeft size={20} aria-hidden />} onClick={() => onLeave()} />
        <GameName ref={heading} tabIndex={-1}>
          {`${name} `}
          {provider !== null && <small>{provider.name}</small>}
        </GameName>
        <CasinoPurse balance={balance} />
      </Bar>
      <Room>
        <Launched {...{ provider, gameId, game, missing, name, policy, onLeave }} />
      </Room>
    </WholeStage>
  );
}

interface LaunchedProps extends Pick<GameViewProps, 'gameId' | 'policy' | 'onLeave'> {
  provider: CasinoProvider | null;
  game: CasinoGame | undefined;
  /** Why the address leads to no game; null where nothing speaks against it. */
  missing: string | null;
  name: string;
}

function missingWords(provider: CasinoProvider | null, unknown: boolean, gameId: string | null): string | null {
  if (provider === null) return null;
  if (unknown) return texts.gameOfUnknownProvider(provider.name);
  return gameId === null ? null : texts.unknownGame(gameId, provider.name);
}

function Launched({ provider, gameId, game, missing, name, policy, onLeave }: LaunchedProps) {
  const { data: url, error, isFetching, refetch } = useQuery({ ...casinoQueries.launch(provider?.code ?? '', gameId), enabled: provider !== null });
  const image = safeUrl('image', game?.image, policy);
  const back = <Button onClick={() => onLeave()}>{texts.backToLobby}</Button>;
  const opened = url !== undefined;
  useEffect(() => {
    if (opened && game !== undefined) shelfBoard.played(game);
  }, [opened, game]);
  if (url === undefined && error !== null) {
    const notFound = failureOf(error)?.kind === 'rejected' ? missing : null;
    const title = notFound ?? texts.launchFailed;
    return (
      <ErrorPanel title={title} retrying={isFetching} onRetry={() => void refetch()} action={back}>
        {whyUnread(error, notFound === null ? texts.unreached : texts.missingNext)}
      </ErrorPanel>
    );
  }
  if (url === undefined) return <Launching name={name} image={image} />;
  return <FrameHost name={name} url={url} policy={policy} shape="page" over={{ waiting: <Launching name={name} image={image} as="veil" />, action: back }} />;
}
