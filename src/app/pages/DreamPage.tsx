import { useCallback, useState } from 'react';
import { MatchesNow } from '#features/dashboard/index.ts';
import { DreamFigures, DreamSlip, dreamTexts, OpenDreamBets, Placed, SettledDreamBets, type DreamPick } from '#features/dream/index.ts';
import { MatchOddsRow } from '#features/market/index.ts';
import type { MatchOutline } from '#shared/live/live.ts';
import { useWide } from '#ui-kit';
import { useConfig } from '../config/context.ts';
import { paths } from '../paths.ts';
import { Columns } from '../shell/Columns.tsx';
import { useDocumentTitle } from '../shell/manners.ts';
import { Panel } from '../shell/Panel.tsx';
import { routeLink } from '../shell/routeLink.tsx';
import { PageTitle } from './page.styles.ts';

const MATCHES = 12;
const matchHref = (row: MatchOutline): string => paths.match(row.sportId, row.matchId);

/** `/dream`: practice bets. Real prices go in, and no bet comes out. */
export function DreamPage() {
  useDocumentTitle(dreamTexts.title, useConfig().brand.name);
  const wide = useWide();
  const [pick, setPick] = useState<DreamPick | null>(null);
  const [placed, setPlaced] = useState<DreamPick | null>(null);
  const renderOdds = useCallback(
    (row: MatchOutline) => (
      <MatchOddsRow
        outline={row}
        onPick={({ sportId, matchId, matchName, marketId, marketName, kind, runnerId, runnerName, side }) => {
          setPlaced(null);
          setPick({ sportId, matchId, matchName, marketId, marketName, kind, runnerId, runnerName, side, runners: row.runners.map(({ runnerId: id, name }) => ({ runnerId: id, name })) });
        }}
      />
    ),
    [],
  );
  const close = (done: DreamPick | null) => {
    setPick(null);
    setPlaced(done);
  };
  return (
    <Columns
      rail={
        wide && (
          <>
            <Panel name={dreamTexts.slip.title}>
              <DreamSlip pick={pick} place="beside" onClose={close} />
            </Panel>
            <OpenBets />
          </>
        )
      }
    >
      <PageTitle>{dreamTexts.title}</PageTitle>
      <Placed pick={placed} />
      <Panel name={dreamTexts.figures.label}>
        <DreamFigures />
      </Panel>
      {!wide && <OpenBets />}
      <Panel name={dreamTexts.board.title}>
        <MatchesNow title={dreamTexts.board.title} of="all" most={MATCHES} matchHref={matchHref} renderOdds={renderOdds} />
      </Panel>
      <Panel name={dreamTexts.past.title}>
        <SettledDreamBets />
      </Panel>
      {!wide && <DreamSlip pick={pick} place="over" onClose={close} />}
    </Columns>
  );
}

const OpenBets = () => (
  <Panel name={dreamTexts.open.title}>
    <OpenDreamBets matchHref={paths.match} link={routeLink} />
  </Panel>
);
