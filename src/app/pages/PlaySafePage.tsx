import { getResponsibleGamblingTitle, ResponsibleGamblingPanel } from '#features/responsible-gambling/index.ts';
import { Columns } from '../layout/Columns.tsx';
import { Panel } from '../layout/Panel.tsx';
import { useConfig } from '../providers/config-context.ts';
import { usePageTitle } from '../router/usePageTitle.ts';
import { PageTitle } from './page.styles.ts';

export function PlaySafePage() {
  const { features } = useConfig();
  usePageTitle(getResponsibleGamblingTitle());
  return (
    <Columns>
      <PageTitle>{getResponsibleGamblingTitle()}</PageTitle>
      <Panel name={getResponsibleGamblingTitle()}>
        <ResponsibleGamblingPanel hasLimits={features.responsiblePlay} />
      </Panel>
    </Columns>
  );
}
