import { Link } from 'react-router-dom';
import { Liabilities } from '#features/positions/index.ts';
import { Columns } from '../layout/Columns.tsx';
import { Panel } from '../layout/Panel.tsx';
import { paths } from '../router/paths.ts';
import { routeLink } from '../router/route-link.tsx';
import { usePageTitle } from '../router/usePageTitle.ts';
import { PageTitle } from './page.styles.ts';
import { texts } from './texts.ts';

export function LiabilitiesPage() {
  usePageTitle(texts.liabilities);
  return (
    <Columns>
      <PageTitle>{texts.liabilities}</PageTitle>
      <Panel name={texts.liabilities}>
        <Liabilities
          link={routeLink}
          toMatchHref={paths.toMatch}
          nextStep={<Link to={paths.dashboard}>{texts.nextSteps.matches}</Link>}
        />
      </Panel>
    </Columns>
  );
}
