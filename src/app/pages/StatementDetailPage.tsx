import { useSearchParams } from 'react-router-dom';
import { getUserDisplayName, useSession } from '#features/session/index.ts';
import { StatementDetail } from '#features/statements/index.ts';
import { Panel } from '../layout/Panel.tsx';
import { useConfig } from '../providers/config-context.ts';
import { usePageTitle } from '../router/usePageTitle.ts';
import { StandalonePage } from './page.styles.ts';
import { texts } from './texts.ts';

/** `/Customer/Statements?VID=`: the bets behind one row, in a separate window without the shell. */
export function StatementDetailPage() {
  const { features } = useConfig();
  const [search] = useSearchParams();
  const session = useSession((state) => state.session);
  usePageTitle(texts.statement);
  return (
    <StandalonePage>
      <Panel name={texts.statement}>
        <StatementDetail
          vid={search.get('VID') ?? ''}
          userName={session === null ? '' : getUserDisplayName(session)}
          isInverted={features.statementSideInverted}
        />
      </Panel>
    </StandalonePage>
  );
}
