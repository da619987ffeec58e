import { ResponsibleGamblingPanel, responsibleGamblingTitle } from '#features/responsible-gambling/index.ts';
import { Columns } from '../layout/Columns.tsx';
import { Panel } from '../layout/Panel.tsx';
import { useConfig } from '../providers/config-context.ts';
import { usePageTitle } from '../router/usePageTitle.ts';
import { PageTitle } from './page.styles.ts';

export function PlaySafePage() {
  const { features } = useConfig();
  usePageTitle(responsibleGamblingTitle);
  return (
    <Columns>
      <PageTitle>{responsibleGamblingTitle}</PageTitle>
      <Panel name={responsibleGamblingTitle}>
        <ResponsibleGamblingPanel hasLimits={features.responsiblePlay} />
      </Panel>
    </Columns>
  );
}
