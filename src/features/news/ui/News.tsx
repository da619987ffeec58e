import { whyUnread } from '#shared/api/why.ts';
import { Card, EmptyState, ErrorPanel, Skeleton, type CardProps } from '#ui-kit';
import { useNews } from '../api/news.ts';
import { worthReading } from '../model/headlines.ts';
import { texts } from '../texts.ts';
import { Bones, Heading, Item, Items, Words } from './News.styles.ts';

export interface NewsProps extends Pick<CardProps, 'title' | 'action'> {
  /** How many are shown; left out, all of them. */
  most?: number;
  /** `short` cuts each text to two lines. */
  size?: 'full' | 'short';
}

const BONES = 4;

/** What the operator has to say. Its texts are shown as they came: as text. */
export function News({ most, size = 'full', ...head }: NewsProps) {
  const { data, error, isFetching, refetch } = useNews();
  const items = worthReading(data ?? []).slice(0, most);
  const shown = most ?? BONES;
  return (
    <Card {...head} {...(head.title === undefined && { 'aria-label': texts.list })} padding="flush" aria-busy={isFetching} data-size={size}>
      {data === undefined && error === null && <Loading count={shown} />}
      {data === undefined && error !== null && (
        <ErrorPanel title={texts.failed} onRetry={() => void refetch()} retrying={isFetching}>
          {whyUnread(error, texts.why)}
        </ErrorPanel>
      )}
      {data !== undefined && items.length === 0 && <EmptyState title={texts.empty.title}>{texts.empty.why}</EmptyState>}
      {items.length > 0 && (
        <Items aria-label={texts.list}>
          {items.map(({ heading, description }, place) => (
            <Item key={place}>
              <Heading as={head.title === undefined ? 'h2' : 'h3'}>{heading || texts.untitled}</Heading>
              {description !== '' && <Words>{description}</Words>}
            </Item>
          ))}
        </Items>
      )}
    </Card>
  );
}

function Loading({ count }: { count: number }) {
  return (
    <div role="group" aria-label={texts.loading}>
      {Array.from({ length: count }, (_, row) => (
        <Bones key={row}>
          <Skeleton width="35%" />
          <Skeleton width="90%" />
        </Bones>
      ))}
    </div>
  );
}

/** The page's name: its heading, and the browser's tab. */
export const newsTitle: string = texts.title;
export const allNews: string = texts.allNews;
