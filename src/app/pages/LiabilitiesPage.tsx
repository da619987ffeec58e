import { Liabilities } from '#features/positions/index.ts';
import { useConfig } from '../config/context.ts';
import { paths } from '../paths.ts';
import { Columns } from '../shell/Columns.tsx';
import { useDocumentTitle } from '../shell/manners.ts';
import { Panel } from '../shell/Panel.tsx';
import { routeLink } from '../shell/routeLink.tsx';
import { PageTitle } from './page.styles.ts';
import { texts } from './texts.ts';

export function LiabilitiesPage() {
  useDocumentTitle(texts.liabilities, useConfig().brand.name);
  return (
    <Columns>
      <PageTitle>{texts.liabilities}</PageTitle>
      <Panel name={texts.liabilities}>
        <Liabilities link={routeLink} matchHref={paths.match} />
      </Panel>
    </Columns>
  );
}
