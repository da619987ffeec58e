import { useCallback, useState } from 'react';
import { MatchPreviewList } from '#features/dashboard/index.ts';
import { MatchOddsRow } from '#features/market/index.ts';
import {
  OpenPracticeBets,
  PlacedAnnouncement,
  type PracticeSelection,
  PracticeSlip,
  PracticeSummary,
  practiceTexts,
  SettledPracticeBets,
} from '#features/practice/index.ts';
import type { MatchOutline } from '#shared/live/live-feed.ts';
import { useIsWide } from '#ui-kit';
import { Columns } from '../layout/Columns.tsx';
import { Panel } from '../layout/Panel.tsx';
import { useConfig } from '../providers/config-context.ts';
import { paths } from '../router/paths.ts';
import { routeLink } from '../router/route-link.tsx';
import { usePageTitle } from '../router/usePageTitle.ts';
import { renderScore, renderTrend } from './dashboard/match-slots.tsx';
import { PageTitle } from './page.styles.ts';

const MATCHES = 12;
const getMatchHref = (row: MatchOutline): string => paths.toMatch(row.sportId, row.matchId);

/** `/dream`: practice bets at real prices. The page sends no bet to the exchange. */
export function PracticePage() {
  usePageTitle(practiceTexts.title);
  const isWide = useIsWide();
  const { features } = useConfig();
  const [selection, setSelection] = useState<PracticeSelection | null>(null);
  const [placed, setPlaced] = useState<PracticeSelection | null>(null);
  const renderOdds = useCallback(
    (row: MatchOutline) => (
      <MatchOddsRow
        outline={row}
        onSelect={({ sportId, matchId, matchName, marketId, marketName, kind, runnerId, runnerName, side }) => {
          setPlaced(null);
          setSelection({
            sportId,
            matchId,
            matchName,
            marketId,
            marketName,
            kind,
            runnerId,
            runnerName,
            side,
            runners: row.runners.map(({ runnerId: id, name }) => ({ runnerId: id, name })),
          });
        }}
      />
    ),
    [],
  );
  const close = (done: PracticeSelection | null) => {
    setSelection(null);
    setPlaced(done);
  };
  return (
    <Columns
      rail={
        isWide && (
          <>
            <Panel name={practiceTexts.slip.title}>
              <PracticeSlip selection={selection} layout="beside" onClose={close} />
            </Panel>
            <OpenBets />
          </>
        )
      }
    >
      <PageTitle>{practiceTexts.title}</PageTitle>
      <PlacedAnnouncement selection={placed} />
      <Panel name={practiceTexts.figures.label}>
        <PracticeSummary />
      </Panel>
      {!isWide && <OpenBets />}
      <Panel name={practiceTexts.board.title}>
        <MatchPreviewList
          title={practiceTexts.board.title}
          show="all"
          limit={MATCHES}
          toMatchHref={getMatchHref}
          renderOdds={renderOdds}
          renderScore={features.score ? renderScore : undefined}
          renderTrend={isWide ? renderTrend : undefined}
        />
      </Panel>
      <Panel name={practiceTexts.settledBets.title}>
        <SettledPracticeBets />
      </Panel>
      {!isWide && <PracticeSlip selection={selection} layout="over" onClose={close} />}
    </Columns>
  );
}

const OpenBets = () => (
  <Panel name={practiceTexts.open.title}>
    <OpenPracticeBets toMatchHref={paths.toMatch} link={routeLink} />
  </Panel>
);
