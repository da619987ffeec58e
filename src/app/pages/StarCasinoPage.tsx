import { CasinoOrders, historyTexts } from '#features/history/index.ts';
import { freshTable } from '#ui-kit';
import { useConfig } from '../config/context.ts';
import { useDocumentTitle } from '../shell/manners.ts';
import { Panel } from '../shell/Panel.tsx';
import { useTableState } from '../table-state.ts';
import { PageTitle } from './page.styles.ts';

export function StarCasinoPage() {
  useDocumentTitle(historyTexts.title, useConfig().brand.name);
  const view = useTableState('casino-orders', freshTable);
  return (
    <>
      <PageTitle>{historyTexts.title}</PageTitle>
      <Panel name={historyTexts.title}>
        <CasinoOrders view={view} />
      </Panel>
    </>
  );
}
