import { Link } from 'react-router-dom';
import { getNewsTitle, News } from '#features/news/index.ts';
import { Columns } from '../layout/Columns.tsx';
import { Panel } from '../layout/Panel.tsx';
import { paths } from '../router/paths.ts';
import { usePageTitle } from '../router/usePageTitle.ts';
import { PageTitle } from './page.styles.ts';
import { texts } from './texts.ts';

export function NewsPage() {
  usePageTitle(getNewsTitle());
  return (
    <Columns>
      <PageTitle>{getNewsTitle()}</PageTitle>
      <Panel name={getNewsTitle()}>
        <News nextStep={<Link to={paths.dashboard}>{texts.nextSteps.matches}</Link>} />
      </Panel>
    </Columns>
  );
}
