import { useQuery } from '@tanstack/react-query';
import { describeReadError } from '#shared/api/describe-failure.ts';
import { useRetriableRead } from '#shared/network/useRetriableRead.ts';
import { Card, ErrorPanel } from '#ui-kit';
import { fillQuickStakes, quickStakeQueries } from '../../api/quick-stakes.ts';
import { texts } from '../../texts.ts';
import { FormPlace } from './EditStakes.styles.ts';
import { EditStakes, StakesForm } from './EditStakes.tsx';

/** The quick stakes form on its own page. Cancel resets it. In the slip both buttons close the dialog. */
export function QuickStakesCard() {
  const query = useQuery(quickStakeQueries.quick());
  const { data, error, isFetching, refetch } = useRetriableRead(query);
  if (data !== undefined) return <EditStakes stakes={fillQuickStakes(data)} level="h2" onDone={() => undefined} />;
  return (
    <Card title={texts.stakes.card} aria-busy={isFetching}>
      {error !== null ? (
        <ErrorPanel title={texts.stakes.unread} onRetry={() => void refetch()} busy={isFetching}>
          {describeReadError(error, texts.stakes.unreadNext)}
        </ErrorPanel>
      ) : (
        <FormPlace aria-hidden inert>
          <StakesForm stakes={fillQuickStakes([])} onDone={() => undefined} />
        </FormPlace>
      )}
    </Card>
  );
}
