import { Link } from 'react-router-dom';
import { BetLists, initialBetTable, isOpenList } from '#features/bets/index.ts';
import { pageLengthsAndAll } from '#ui-kit';
import { Panel } from '../layout/Panel.tsx';
import { useBrandLabels } from '../providers/brand-content.ts';
import { paths } from '../router/paths.ts';
import { routeLink } from '../router/route-link.tsx';
import { usePageTitle } from '../router/usePageTitle.ts';
import { PageTitle } from './page.styles.ts';
import { texts } from './texts.ts';
import { useTableState } from './useTableState.ts';

export function MyBetsPage() {
  const title = useBrandLabels().myBets ?? texts.myBets;
  usePageTitle(title);
  const view = useTableState('bets', initialBetTable, pageLengthsAndAll, isOpenList);
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <Panel name={title}>
        <BetLists
          view={view}
          link={routeLink}
          toMatchHref={paths.toMatch}
          nextStep={<Link to={paths.dashboard}>{texts.nextSteps.matches}</Link>}
        />
      </Panel>
    </>
  );
}
