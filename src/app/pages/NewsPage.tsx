import { News, newsTitle } from '#features/news/index.ts';
import { useConfig } from '../config/context.ts';
import { Columns } from '../shell/Columns.tsx';
import { useDocumentTitle } from '../shell/manners.ts';
import { Panel } from '../shell/Panel.tsx';
import { PageTitle } from './page.styles.ts';

export function NewsPage() {
  useDocumentTitle(newsTitle, useConfig().brand.name);
  return (
    <Columns>
      <PageTitle>{newsTitle}</PageTitle>
      <Panel name={newsTitle}>
        <News />
      </Panel>
    </Columns>
  );
}
