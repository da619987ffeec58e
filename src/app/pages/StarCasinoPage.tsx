import { CasinoOrders, casinoOrderTexts } from '#features/casino-orders/index.ts';
import { defaultTableState } from '#ui-kit';
import { useConfig } from '../config/context.ts';
import { useDocumentTitle } from '../shell/manners.ts';
import { Panel } from '../shell/Panel.tsx';
import { useTableState } from '../table-state.ts';
import { PageTitle } from './page.styles.ts';

export function StarCasinoPage() {
  useDocumentTitle(casinoOrderTexts.title, useConfig().brand.name);
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
