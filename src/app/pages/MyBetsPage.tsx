import { OpenBets } from '#features/bets/index.ts';
import { useConfig } from '../config/context.ts';
import { paths } from '../paths.ts';
import { Columns } from '../shell/Columns.tsx';
import { useDocumentTitle } from '../shell/manners.ts';
import { Panel } from '../shell/Panel.tsx';
import { routeLink } from '../shell/routeLink.tsx';
import { PageTitle } from './page.styles.ts';
import { texts } from './texts.ts';

export function MyBetsPage() {
  useDocumentTitle(texts.myBets, useConfig().brand.name);
  return (
    <Columns>
      <PageTitle>{texts.myBets}</PageTitle>
      <Panel name={texts.openBets}>
        <OpenBets link={routeLink} matchHref={paths.match} />
      </Panel>
    </Columns>
  );
}
