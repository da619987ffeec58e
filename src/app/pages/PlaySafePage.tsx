import { ResponsibleGamblingPanel, responsibleGamblingTitle } from '#features/responsible-gambling/index.ts';
import { useConfig } from '../config/context.ts';
import { Columns } from '../shell/Columns.tsx';
import { useDocumentTitle } from '../shell/manners.ts';
import { Panel } from '../shell/Panel.tsx';
import { PageTitle } from './page.styles.ts';

export function PlaySafePage() {
  const { brand, features } = useConfig();
  useDocumentTitle(responsibleGamblingTitle, brand.name);
  return (
    <Columns>
      <PageTitle>{responsibleGamblingTitle}</PageTitle>
      <Panel name={responsibleGamblingTitle}>
        <ResponsibleGamblingPanel hasLimits={features.responsiblePlay} />
      </Panel>
    </Columns>
  );
}
