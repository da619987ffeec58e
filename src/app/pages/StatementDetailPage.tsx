import { useSearchParams } from 'react-router-dom';
import { getUserDisplayName, useSession } from '#features/session/index.ts';
import { StatementDetail } from '#features/statements/index.ts';
import { useConfig } from '../config/context.ts';
import { useDocumentTitle } from '../shell/manners.ts';
import { Panel } from '../shell/Panel.tsx';
import { Alone } from './page.styles.ts';
import { texts } from './texts.ts';

/** `/Customer/Statements?VID=`: the bets behind one row, in a window of its own, outside the shell. */
export function StatementDetailPage() {
  const { brand, features } = useConfig();
  const [search] = useSearchParams();
  const session = useSession((state) => state.session);
  useDocumentTitle(texts.statement, brand.name);
  return (
    <Alone>
      <Panel name={texts.statement}>
        <StatementDetail
          vid={search.get('VID') ?? ''}
          userName={session === null ? '' : getUserDisplayName(session)}
          inverted={features.statementSideInverted}
        />
      </Panel>
    </Alone>
  );
}
