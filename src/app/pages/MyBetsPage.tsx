import { BetLists, initialBetTable, isOpenList } from '#features/bets/index.ts';
import { pageLengthsAndAll } from '#ui-kit';
import { useConfig } from '../config/context.ts';
import { paths } from '../paths.ts';
import { useDocumentTitle } from '../shell/manners.ts';
import { Panel } from '../shell/Panel.tsx';
import { routeLink } from '../shell/routeLink.tsx';
import { useTableState } from '../table-state.ts';
import { PageTitle } from './page.styles.ts';
import { texts } from './texts.ts';

export function MyBetsPage() {
  useDocumentTitle(texts.myBets, useConfig().brand.name);
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
