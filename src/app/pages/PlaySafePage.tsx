import { PlaySafe, playSafeTitle } from '#features/play-safe/index.ts';
import { useConfig } from '../config/context.ts';
import { Columns } from '../shell/Columns.tsx';
import { useDocumentTitle } from '../shell/manners.ts';
import { Panel } from '../shell/Panel.tsx';
import { PageTitle } from './page.styles.ts';

export function PlaySafePage() {
  const { brand, features } = useConfig();
  useDocumentTitle(playSafeTitle, brand.name);
  return (
    <Columns>
      <PageTitle>{playSafeTitle}</PageTitle>
      <Panel name={playSafeTitle}>
        <PlaySafe keepsLimits={features.responsiblePlay} />
      </Panel>
    </Columns>
  );
}
