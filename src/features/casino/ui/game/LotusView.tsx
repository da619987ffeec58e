import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { describeReadError } from '#shared/api/describe-failure.ts';
import type { Money } from '#shared/domain/money/money.ts';
import { useRetriableRead } from '#shared/network/useRetriableRead.ts';
import { EmptyState, ErrorPanel, FrameHost, type FramePolicy, RulesModal } from '#ui-kit';
import { casinoQueries } from '../../api/queries.ts';
import { useBalancePolling } from '../../api/useBalancePolling.ts';
import { texts } from '../../texts.ts';
import { CasinoBalance } from './CasinoBalance.tsx';
import { CasinoStage } from './CasinoStage.tsx';
import { GameName } from './GameView.styles.ts';
import { LaunchIndicator } from './LaunchIndicator.tsx';
import { HostName } from './LotusView.styles.ts';

export interface LotusViewProps {
  /** Host of the page, shown beside the title. */
  host: string;
  /** Balance in credits. Null until it has loaded. */
  balance: Money | null;
  /** Policy for addresses outside the app. */
  policy: FramePolicy;
  /** Called when the bettor declines the rules. */
  onDecline: () => void;
}

/** Shows the Lotus casino: its rules on every load, then its lobby in a frame when the server sends an address. */
export function LotusView({ host, balance, policy, onDecline }: LotusViewProps) {
  const [isRulesOpen, setIsRulesOpen] = useState(true);
  useBalancePolling();
  const decline = () => {
    setIsRulesOpen(false);
    onDecline();
  };
  return (
    <CasinoStage
      bar={
        <>
          <GameName tabIndex={-1}>
            {`${texts.lotus.title} `}
            <HostName>{host}</HostName>
          </GameName>
          <CasinoBalance balance={balance} />
        </>
      }
    >
      <LotusFrame policy={policy} />
      <RulesModal open={isRulesOpen} onConfirm={() => setIsRulesOpen(false)} onDecline={decline} />
    </CasinoStage>
  );
}

function LotusFrame({ policy }: Pick<LotusViewProps, 'policy'>) {
  const query = useQuery(casinoQueries.lotus());
  const { data: url, error, isFetching, refetch } = useRetriableRead(query);
  if (url === undefined && error !== null) {
    return (
      <ErrorPanel title={texts.lotus.failed} busy={isFetching} onRetry={() => void refetch()}>
        {describeReadError(error, texts.unreachable)}
      </ErrorPanel>
    );
  }
  if (url === undefined) return <LaunchIndicator name={texts.lotus.title} image={null} />;
  if (url === null) return <EmptyState title={texts.lotus.closed}>{texts.lotus.closedNext}</EmptyState>;
  return (
    <FrameHost
      name={texts.lotus.frame}
      src={url}
      policy={policy}
      variant="page"
      slots={{ placeholder: <LaunchIndicator name={texts.lotus.title} image={null} as="veil" /> }}
    />
  );
}
