import { CasinoOrders, casinoOrderTexts } from '#features/casino-orders/index.ts';
import { defaultTableState } from '#ui-kit';
import { Panel } from '../layout/Panel.tsx';
import { usePageTitle } from '../router/usePageTitle.ts';
import { PageTitle } from './page.styles.ts';
import { useTableState } from './useTableState.ts';

export function StarCasinoPage() {
  usePageTitle(casinoOrderTexts.title);
  const view = useTableState('casino-orders', defaultTableState);
  return (
    <>
      <PageTitle>{casinoOrderTexts.title}</PageTitle>
      <Panel name={casinoOrderTexts.title}>
        <CasinoOrders view={view} />
      </Panel>
    </>
  );
}
