import { startTransition, useCallback, useMemo, useState } from 'react';
import { useBetSlip } from '#features/bet-slip/index.ts';
import { FancyBookCard, FancyBookModal, FancyWorstCase } from '#features/fancy/index.ts';
import { LiveFancyList } from '#features/market/index.ts';
import { toLineTarget } from '#features/price-chart/index.ts';
import { LazyLineReplayDialog, LineReplayButton, type LineReplayTarget } from '#features/replay/index.ts';
import { useScore } from '#features/scoreboard/index.ts';
import type { Selection } from '#shared/domain/bet/selection.ts';
import type { FancyLine } from '#shared/domain/market/market.ts';
import type { MarketOutline } from '#shared/live/live-feed.ts';
import { useIsWide } from '#ui-kit';
import { Panel } from '../layout/Panel.tsx';
import { useConfig } from '../providers/config-context.ts';
import { MarketChart } from './MarketChart.tsx';
import { renderReadOnlyLine } from './ReadOnlyMarket.tsx';
import { texts } from './texts.ts';
import { useAccount } from './useAccount.ts';

/** Returns the current value of a session line, or null where the server keeps no score. */
function useCurrentScore(matchId: string, fancyId: string | null): number | null {
  const { features } = useConfig();
  const score = useScore(matchId, features.score && fancyId !== null);
  return fancyId === null || score?.sport !== 'cricket' ? null : (score.lines[fancyId] ?? null);
}

const isFancySelection = ({ selection }: { selection: Selection }): boolean => selection.kind === 'fancy';

export function MatchFancyLines({ match }: { match: MarketOutline }) {
  const { selection, onSelect, draftFancyBet } = useBetSlip(isFancySelection);
  const [book, setBook] = useState<FancyLine | null>(null);
  const [replayed, setReplayed] = useState<LineReplayTarget | null>(null);
  const { matchId } = match;
  const renderAction = useCallback(
    ({ fancyId, name }: FancyLine) => (
      <LineReplayButton
        matchId={matchId}
        fancyId={fancyId}
        name={name}
        onOpen={(target) => startTransition(() => setReplayed(target))}
      />
    ),
    [matchId],
  );
  const renderDetail = useCallback((line: FancyLine) => <FancyWorstCase line={line} onOpen={setBook} />, []);
  const currentScore = useCurrentScore(matchId, book?.fancyId ?? null);
  return (
    <>
      <LiveFancyList
        match={match}
        selected={selection?.kind === 'fancy' ? selection : null}
        onSelect={onSelect}
        renderAction={renderAction}
        renderDetail={renderDetail}
      />
      <FancyBookModal
        line={book}
        draftBet={draftFancyBet?.fancyId === book?.fancyId ? (draftFancyBet?.bet ?? null) : null}
        currentScore={currentScore}
        onClose={() => setBook(null)}
      />
      <LazyLineReplayDialog
        line={replayed}
        renderLine={renderReadOnlyLine}
        renderChart={(line) => <LineChart line={line} sportId={match.sportId} />}
        onClose={() => setReplayed(null)}
      />
    </>
  );
}

const openChart = { open: true, panelId: 'line-chart', toggle: () => undefined };

/** The price chart of a session line, in the dialog of its replay. */
function LineChart({ line, sportId }: { line: LineReplayTarget; sportId: string }) {
  const { bets } = useAccount(line.matchId);
  const target = useMemo(() => toLineTarget(line, sportId), [line, sportId]);
  return <MarketChart target={target} chart={openChart} bets={bets} />;
}

/** The book of the line on the slip. On narrow screens the slip covers the page, and the line's row opens its book. */
export function BookOfSlip({ matchId }: { matchId: string }) {
  const { selection, draftFancyBet } = useBetSlip(isFancySelection);
  const isWide = useIsWide();
  const fancy = isWide && selection?.kind === 'fancy' ? selection : null;
  const currentScore = useCurrentScore(matchId, fancy?.fancyId ?? null);
  if (fancy === null) return null;
  const { fancyId, fancyName } = fancy;
  return (
    <Panel name={texts.book}>
      <FancyBookCard
        key={fancyId}
        line={{ matchId, fancyId, name: fancyName }}
        draftBet={draftFancyBet?.bet ?? null}
        currentScore={currentScore}
      />
    </Panel>
  );
}
