import { memo, type ReactNode, useCallback, useDeferredValue, useState } from 'react';
import { describeFailure } from '#shared/api/describe-failure.ts';
import type { FancySelection } from '#shared/domain/bet/selection.ts';
import type { FancyCategory, FancyLine } from '#shared/domain/market/market.ts';
import type { MarketOutline } from '#shared/live/live-feed.ts';
import { useLiveFeed } from '#shared/live/react/live-hooks.tsx';
import { useFancies } from '#shared/live/react/match-hooks.ts';
import { EmptyState, ErrorPanel, OddsGrid, OddsGridSkeleton, RefreshNotice, Tabs } from '#ui-kit';
import { getLineRuleSubject } from '../../model/rule-subject.ts';
import { texts } from '../../texts.ts';
import { MarketStack } from '../match/MatchMarkets.styles.ts';
import { MarketRulesButton } from '../rules/MarketRulesButton.tsx';
import { LiveFancyRow, type LiveFancyRowProps } from './LiveFancyRow.tsx';

export interface LiveFancyListProps {
  /** Any market of the match: it names the match of the session lines. */
  match: Pick<MarketOutline, 'sportId' | 'matchId' | 'matchName'>;
  /** Line and side in the slip. */
  selected?: Pick<FancySelection, 'fancyId' | 'side'> | null;
  /** Called with the line that was on screen when the press began. */
  onSelect: (selection: FancySelection) => void;
  /** Renders an action before a line's name, such as the replay button. Must keep its identity. */
  renderAction?: ((line: FancyLine) => ReactNode) | undefined;
  /** Renders a detail under a line's name, such as the worst case. Must keep its identity. */
  renderDetail?: ((line: FancyLine) => ReactNode) | undefined;
  /** Content without session lines: `message` shows a skeleton or an empty state, `hidden` renders nothing. */
  empty?: 'message' | 'hidden';
}

const categories: readonly FancyCategory[] = ['session', 'fancy', 'over-by-over', 'ball-by-ball', 'odd-even', 'other'];

type CategoryFilter = FancyCategory | 'all';

/** Session lines of a match, one grid for each kind, in the exchange's order. Tabs filter one kind. */
export function LiveFancyList({
  match,
  selected,
  onSelect,
  renderAction,
  renderDetail,
  empty = 'hidden',
}: LiveFancyListProps) {
  const feed = useLiveFeed();
  const [chosenCategory, setChosenCategory] = useState<CategoryFilter>('all');
  // The tab reacts at once, and its lines follow: they take a slow phone longer than a frame.
  const displayedCategory = useDeferredValue(chosenCategory);
  const fancies = useFancies(match.matchId);
  const { sportId, matchId, matchName } = match;
  const press = useCallback<LiveFancyRowProps['onPress']>(
    ({ fancyId, name: fancyName, minStake, maxStake }, side, pressed) =>
      onSelect({
        kind: 'fancy',
        sportId,
        matchId,
        matchName,
        side,
        fancyId,
        fancyName,
        minStake,
        maxStake,
        ...pressed,
      }),
    [sportId, matchId, matchName, onSelect],
  );

  if (fancies.phase === 'waiting')
    return empty === 'message' ? <OddsGridSkeleton name={texts.loading} variant="run" rowCount={4} /> : null;
  if (fancies.phase === 'failed')
    return (
      <ErrorPanel title={texts.failed.sessionLines} onRetry={feed.refresh}>
        {describeFailure(fancies.failure, texts.keepsTrying)}
      </ErrorPanel>
    );
  if (fancies.value.length === 0)
    return empty === 'message' ? (
      <EmptyState title={texts.noFancies.title}>{texts.noFancies.description}</EmptyState>
    ) : null;
  // The feed reports a failure after two missed responses, and when the lines have outlived their time.
  const isStale = fancies.failure !== null;
  const offeredCategories = categories
    .map((category) => ({ category, count: fancies.value.filter((line) => line.category === category).length }))
    .filter(({ count }) => count > 0);
  // The last line of a kind may close while its tab is active.
  const toActive = (chosen: CategoryFilter) =>
    offeredCategories.some(({ category }) => category === chosen) ? chosen : 'all';
  const activeCategory = toActive(chosenCategory);
  const tabs = [
    { id: 'all' as const, name: texts.categories.all, count: fancies.value.length },
    ...offeredCategories.map(({ category, count }) => ({ id: category, name: texts.categories[category], count })),
  ];
  return (
    <MarketStack>
      {isStale && (
        <RefreshNotice size="small">
          <strong>{texts.late.title}</strong> {texts.late.description}
        </RefreshNotice>
      )}
      <Tabs
        label={texts.lineCategories}
        tabs={tabs}
        selected={activeCategory}
        onSelect={setChosenCategory}
        stripHidden={offeredCategories.length === 1}
      >
        <CategoryGrids
          lines={fancies.value}
          displayed={toActive(displayedCategory)}
          isStale={isStale}
          selected={selected ?? null}
          onPress={press}
          renderAction={renderAction}
          renderDetail={renderDetail}
        />
      </Tabs>
    </MarketStack>
  );
}

const listLines = (lines: readonly FancyLine[], category: FancyCategory): readonly FancyLine[] =>
  lines.filter((line) => line.category === category).toSorted((a, b) => a.order - b.order);

interface CategoryGridsProps extends Pick<LiveFancyRowProps, 'onPress' | 'renderAction' | 'renderDetail'> {
  lines: readonly FancyLine[];
  displayed: CategoryFilter;
  isStale: boolean;
  selected: NonNullable<LiveFancyListProps['selected']> | null;
}

/** One grid for each kind of session line. Memoised: a press on a tab does not render the lines of the tab before. */
const CategoryGrids = memo(function CategoryGrids({ lines, displayed, isStale, selected, ...row }: CategoryGridsProps) {
  return (
    <MarketStack>
      {categories
        .filter((category) => displayed === 'all' || category === displayed)
        .map((category) => ({ category, linesOfCategory: listLines(lines, category) }))
        .filter(({ linesOfCategory }) => linesOfCategory.length > 0)
        .map(({ category, linesOfCategory }) => (
          <OddsGrid
            key={category}
            name={texts.categories[category]}
            variant="run"
            freshness={isStale ? 'stale' : 'live'}
            slots={{
              action: (
                <MarketRulesButton
                  name={texts.categories[category]}
                  subject={getLineRuleSubject(category)}
                  limits={null}
                />
              ),
            }}
            captions={{ aside: texts.limitsHead }}
          >
            {linesOfCategory.map((line) => (
              <LiveFancyRow
                key={line.fancyId}
                line={line}
                locked={isStale}
                selected={selected?.fancyId === line.fancyId ? selected.side : null}
                {...row}
              />
            ))}
          </OddsGrid>
        ))}
    </MarketStack>
  );
});
