import { News, newsTitle } from '#features/news/index.ts';
import { Columns } from '../layout/Columns.tsx';
import { Panel } from '../layout/Panel.tsx';
import { usePageTitle } from '../router/usePageTitle.ts';
import { PageTitle } from './page.styles.ts';

export function NewsPage() {
  usePageTitle(newsTitle);
  return (
    <Columns>
      <PageTitle>{newsTitle}</PageTitle>
      <Panel name={newsTitle}>
        <News />
      </Panel>
    </Columns>
  );
}
