import { BetLists, initialBetTable, isOpenList } from '#features/bets/index.ts';
import { pageLengthsAndAll } from '#ui-kit';
import { paths } from '../router/paths.ts';
import { usePageTitle } from '../router/usePageTitle.ts';
import { Panel } from '../layout/Panel.tsx';
import { routeLink } from '../router/route-link.tsx';
import { useTableState } from './useTableState.ts';
import { PageTitle } from './page.styles.ts';
import { texts } from './texts.ts';

export function MyBetsPage() {
  usePageTitle(texts.myBets);
  const view = useTableState('bets', initialBetTable, pageLengthsAndAll, isOpenList);
  return (
    <>
      <PageTitle>{texts.myBets}</PageTitle>
      <Panel name={texts.myBets}>
        <BetLists view={view} link={routeLink} matchHref={paths.match} />
      </Panel>
    </>
  );
}
