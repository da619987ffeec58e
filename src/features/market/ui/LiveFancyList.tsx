import { useCallback, useLayoutEffect, useRef } from 'react';
import type { FancyCategory, FancyLine } from '#shared/domain/market.ts';
import type { MarketOutline } from '#shared/live/live.ts';
import { useFancies, useLiveFeed, useMarketFact } from '#shared/live/react.tsx';
import { EmptyState, ErrorPanel, OddsGrid, OddsGridSkeleton } from '#ui-kit';
import type { FancySelection } from '../selection.ts';
import { texts } from '../texts.ts';
import { LiveFancyRow, type LiveFancyRowProps } from './LiveFancyRow.tsx';
import { LateNotice, Stack } from './MatchMarkets.styles.ts';

export interface LiveFancyListProps {
  /** Any market of the match: it names the match the sessions belong to. */
  match: Pick<MarketOutline, 'sportId' | 'matchId' | 'matchName' | 'marketId'>;
  selected?: Pick<FancySelection, 'fancyId' | 'side'> | null;
  /** Given the line that was on screen when the press began. */
  onPick: (selection: FancySelection) => void;
  /** What to show where the match has no sessions: `words` where they are asked for, `nothing` under other markets. */
  empty?: 'words' | 'nothing';
}

const categories: readonly FancyCategory[] = ['session', 'fancy', 'over-by-over', 'ball-by-ball', 'odd-even', 'other'];

/** The session lines of a match, one grid for each kind, in the exchange's order. */
export function LiveFancyList({ match, selected, onPick, empty = 'nothing' }: LiveFancyListProps) {
  const feed = useLiveFeed();
  const fancies = useFancies(match.matchId);
  const inPlay = useMarketFact(match.marketId, (facts) => facts?.inPlay ?? false);
  const latest = useRef({ match, inPlay, onPick });
  useLayoutEffect(() => {
    latest.current = { match, inPlay, onPick };
  });
  const press = useCallback<LiveFancyRowProps['onPress']>((line, side, pressed) => {
    const { match: of, inPlay: playing, onPick: pick } = latest.current;
    const { fancyId, name: fancyName, minStake, maxStake } = line;
    pick({ kind: 'fancy', sportId: of.sportId, matchId: of.matchId, matchName: of.matchName, inPlay: playing, side, fancyId, fancyName, minStake, maxStake, ...pressed });
  }, []);

  if (fancies.phase === 'waiting') return empty === 'words' ? <OddsGridSkeleton name={texts.loading} columns="run" rows={4} /> : null;
  if (fancies.phase === 'failed') return <ErrorPanel title={texts.failed.sessions} onRetry={feed.refresh}>{texts.keepsTrying}</ErrorPanel>;
  if (fancies.value.length === 0) return empty === 'words' ? <EmptyState title={texts.noFancies.title}>{texts.noFancies.why}</EmptyState> : null;
  // A session has no age of its own in the store: after two missed answers the feed says so with a failure.
  const stale = fancies.failure !== null;
  const rows = (category: FancyCategory): readonly FancyLine[] => fancies.value.filter((line) => line.category === category).toSorted((a, b) => a.order - b.order);
  return (
    <Stack>
      {stale && (
        <LateNotice>
          <strong>{texts.late.title}</strong> {texts.late.why}
        </LateNotice>
      )}
      {categories.map((category) => {
        const lines = rows(category);
        if (lines.length === 0) return null;
        return (
          <OddsGrid key={category} name={texts.sessions[category]} columns="run" freshness={stale ? 'stale' : 'live'} captions={{ aside: texts.limitsHead }}>
            {lines.map((line) => (
              <LiveFancyRow key={line.fancyId} line={line} stale={stale} selected={selected?.fancyId === line.fancyId ? selected.side : null} onPress={press} />
            ))}
          </OddsGrid>
        );
      })}
    </Stack>
  );
}
