import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { whyUnread } from '#shared/api/why.ts';
import type { Money } from '#shared/domain/money.ts';
import { EmptyState, ErrorPanel, FrameHost, RulesModal, type FramePolicy } from '#ui-kit';
import { casinoQueries } from '../api/queries.ts';
import { useBalanceFollows } from '../api/use-balance-follows.ts';
import { texts } from '../texts.ts';
import { CasinoPurse } from './CasinoPurse.tsx';
import { Bar, GameName, Room } from './GameView.styles.ts';
import { Launching } from './Launching.tsx';
import { Host } from './LotusView.styles.ts';
import { WholeStage } from './WholeStage.tsx';

export interface LotusViewProps {
  /** The page's own host, shown beside the title. */
  host: string;
  /** What can be played with. Null: not known yet. */
  balance: Money | null;
  /** Which outside addresses may be opened. */
  policy: FramePolicy;
  /** The rules were not agreed to. */
  onDecline: () => void;
}

/** The Lotus casino: its rules on every load, and its own lobby in a frame where the server names one. */
export function LotusView({ host, balance, policy, onDecline }: LotusViewProps) {
  const [rules, setRules] = useState(true);
  useBalanceFollows();
  const decline = () => {
    setRules(false);
    onDecline();
  };
  return (
    <WholeStage>
      <Bar>
        <GameName tabIndex={-1}>
          {`${texts.lotus.title} `}
          <Host>{host}</Host>
        </GameName>
        <CasinoPurse balance={balance} />
      </Bar>
      <Room>
        <Tables policy={policy} />
      </Room>
      <RulesModal open={rules} onConfirm={() => setRules(false)} onDecline={decline} />
    </WholeStage>
  );
}

function Tables({ policy }: Pick<LotusViewProps, 'policy'>) {
  const { data: url, error, isFetching, refetch } = useQuery(casinoQueries.lotus());
  if (url === undefined && error !== null) {
    return (
      <ErrorPanel title={texts.lotus.failed} retrying={isFetching} onRetry={() => void refetch()}>
        {whyUnread(error, texts.unreached)}
      </ErrorPanel>
    );
  }
  if (url === undefined) return <Launching name={texts.lotus.title} image={null} />;
  if (url === null) return <EmptyState title={texts.lotus.closed}>{texts.lotus.closedNext}</EmptyState>;
  return <FrameHost name={texts.lotus.frame} url={url} policy={policy} shape="page" over={{ waiting: <Launching name={texts.lotus.title} image={null} as="veil" /> }} />;
}
