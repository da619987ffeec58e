import { Link } from 'react-router-dom';
import { CasinoOrders, casinoOrderTexts } from '#features/casino-orders/index.ts';
import { defaultTableState } from '#ui-kit';
import { Panel } from '../layout/Panel.tsx';
import { paths } from '../router/paths.ts';
import { usePageTitle } from '../router/usePageTitle.ts';
import { PageTitle } from './page.styles.ts';
import { texts } from './texts.ts';
import { useTableState } from './useTableState.ts';

export function StarCasinoPage() {
  usePageTitle(casinoOrderTexts.title);
  const view = useTableState('casino-orders', defaultTableState);
  return (
    <>
      <PageTitle>{casinoOrderTexts.title}</PageTitle>
      <Panel name={casinoOrderTexts.title}>
        <CasinoOrders view={view} nextStep={<Link to={paths.casino}>{texts.nextSteps.casino}</Link>} />
      </Panel>
    </>
  );
}
