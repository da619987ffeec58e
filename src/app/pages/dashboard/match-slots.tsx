import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { MatchProgress } from '#features/dashboard/index.ts';
import { hasScore } from '#features/scoreboard/index.ts';
import type { MatchOutline } from '#shared/live/live-feed.ts';
import { loadWithTexts } from '#shared/texts/load-texts.ts';
import type * as extrasModule from './match-extras.ts';
import type { RowScoreProps } from './RowScore.tsx';

type Extras = typeof extrasModule;

const loadExtras = (): Promise<Extras | null> => loadWithTexts(() => import('./match-extras.ts')).catch(() => null);

/**
 * Creates a component that downloads what a list shows besides prices. The first prices are on screen by then, and its
 * space is kept. Without a download the list stays as it is.
 */
const createExtra = <Props extends object>(
  read: (extras: Extras) => ComponentType<Props>,
  Missing: ComponentType<Props> = () => null,
) =>
  lazy(async () => {
    const extras = await loadExtras();
    return { default: extras === null ? Missing : read(extras) };
  });

const PlainProgress = ({ details }: { details: ReactNode }) => (
  <MatchProgress scores={null} phase={null} details={details} scored />
);
const RowScore = createExtra<RowScoreProps>((extras) => extras.RowScore, PlainProgress);
const FeaturedChances = createExtra<{ row: MatchOutline }>((extras) => extras.FeaturedChances);
const RowTrend = createExtra<{ row: MatchOutline }>((extras) => extras.RowTrend);

/** Renders the score of a row where its sport has one. */
export const renderScore = (row: MatchOutline, details: ReactNode): ReactNode =>
  hasScore(row.sportId) ? (
    <Suspense fallback={<PlainProgress details={details} />}>
      <RowScore row={row} details={details} />
    </Suspense>
  ) : null;

export const renderTrend = (row: MatchOutline): ReactNode => (
  <Suspense fallback={null}>
    <RowTrend row={row} />
  </Suspense>
);

export const renderChances = (row: MatchOutline): ReactNode => (
  <Suspense fallback={null}>
    <FeaturedChances row={row} />
  </Suspense>
);
