import type { ReactNode } from 'react';
import { describeReadError } from '#shared/api/describe-failure.ts';
import { useRetriableRead } from '#shared/network/useRetriableRead.ts';
import { Card, type CardProps, EmptyState, ErrorPanel, Skeleton, Stack } from '#ui-kit';
import { useNews } from '../api/useNews.ts';
import { filterReadable } from '../model/headlines.ts';
import { texts } from '../texts.ts';
import { NewsEntry, NewsHeading, NewsText, SkeletonRow } from './News.styles.ts';

export interface NewsProps extends Pick<CardProps, 'title' | 'action'> {
  /** Maximum number of items; all of them by default. */
  limit?: number;
  /** `short` cuts each text to two lines. */
  size?: 'full' | 'short';
  /** Link in an empty list to where its content comes from. */
  nextStep?: ReactNode;
}

const SKELETON_ROWS = 4;

/** Lists the operator's news. The server's texts render as plain text, never as HTML. */
export function News({ limit, size = 'full', nextStep, ...head }: NewsProps) {
  const query = useNews();
  const { data, error, isFetching, refetch } = useRetriableRead(query);
  const items = filterReadable(data ?? []).slice(0, limit);
  const skeletonCount = limit ?? SKELETON_ROWS;
  return (
    <Card
      {...head}
      {...(head.title === undefined && { 'aria-label': texts.list })}
      padding="flush"
      aria-busy={isFetching}
      data-size={size}
    >
      {data === undefined && error === null && <LoadingNews count={skeletonCount} />}
      {data === undefined && error !== null && (
        <ErrorPanel title={texts.failed} onRetry={() => void refetch()} busy={isFetching}>
          {describeReadError(error, texts.description)}
        </ErrorPanel>
      )}
      {data !== undefined && items.length === 0 && (
        <EmptyState title={texts.empty.title} action={nextStep}>
          {texts.empty.description}
        </EmptyState>
      )}
      {items.length > 0 && (
        <Stack as="ul" gap="none" aria-label={texts.list}>
          {items.map(({ heading, description }, index) => (
            <NewsEntry key={index}>
              <NewsHeading as={head.title === undefined ? 'h2' : 'h3'}>{heading || texts.untitled}</NewsHeading>
              {description !== '' && <NewsText>{description}</NewsText>}
            </NewsEntry>
          ))}
        </Stack>
      )}
    </Card>
  );
}

function LoadingNews({ count }: { count: number }) {
  return (
    <div role="group" aria-label={texts.loading}>
      {Array.from({ length: count }, (_, row) => (
        <SkeletonRow key={row}>
          <Skeleton width="35%" />
          <Skeleton width="90%" />
        </SkeletonRow>
      ))}
    </div>
  );
}

/** Title of the page, for its heading and the browser tab. */
export const getNewsTitle = (): string => texts.title;
export const getAllNewsLabel = (): string => texts.allNews;
