import { useCallback, useState } from 'react';
import { useParams } from 'react-router-dom';
import { MatchBets, useBetsOfMatch } from '#features/bets/index.ts';
import { BetSlipSlot, useBetSlip, useMatchRules, type Account } from '#features/bet-slip/index.ts';
import { FancyBookCard, FancyBookModal, FancyWorst } from '#features/fancy/index.ts';
import { LiveFancyList, MatchAnnouncements, MatchHeader, MatchMarkets, type RunnerFigure } from '#features/market/index.ts';
import { useBalance, useMatchPositions } from '#features/positions/index.ts';
import type { FancyLine } from '#shared/domain/market.ts';
import type { MarketOutline } from '#shared/live/live.ts';
import { useMatch, useWatchMatch } from '#shared/live/react.tsx';
import { VisuallyHidden } from '#ui-kit';
import { useConfig } from '../config/context.ts';
import { paths } from '../paths.ts';
import { Columns } from '../shell/Columns.tsx';
import { useDocumentTitle } from '../shell/manners.ts';
import { Panel } from '../shell/Panel.tsx';
import { routeLink } from '../shell/routeLink.tsx';
import { useWide } from '../shell/wide.ts';
import { useCashOut } from './cash-out.tsx';
import { texts } from './texts.ts';

/** What the bettor stands at on this match. */
const useAccount = (matchId: string): Account => ({ balance: useBalance(), positions: useMatchPositions(matchId), bets: useBetsOfMatch(matchId) });

/** `details/:sport_id/:id`. The page composes: prices, slip, bets and positions know nothing of each other. */
export function MatchPage() {
  const { sport_id: sportId = '', id: matchId = '' } = useParams();
  // Another match is another page: nothing of the one before stays.
  return <Match key={matchId} sportId={sportId} matchId={matchId} />;
}

interface MatchProps {
  sportId: string;
  matchId: string;
}

function Match({ sportId, matchId }: MatchProps) {
  useWatchMatch(matchId);
  const match = useMatch(matchId);
  const account = useAccount(matchId);
  const first = match.phase === 'ready' ? match.value[0] : undefined;
  useDocumentTitle(first?.matchName ?? texts.match, useConfig().brand.name);
  return (
    <Columns rail={<Rail sportId={sportId} matchId={matchId} account={account} />}>
      <MatchAnnouncements matchId={matchId} />
      {first === undefined ? <VisuallyHidden as="h1">{texts.match}</VisuallyHidden> : <MatchHeader outline={first} />}
      <Panel name={texts.markets}>
        <Markets sportId={sportId} matchId={matchId} account={account} />
      </Panel>
      {first !== undefined && (
        <Panel name={texts.sessions}>
          <Sessions match={first} />
        </Panel>
      )}
    </Columns>
  );
}

function Markets({ sportId, matchId, account }: MatchProps & { account: Account }) {
  const rules = useMatchRules(sportId, matchId);
  const slip = useBetSlip();
  const cashOutOf = useCashOut(account, rules);
  const figuresOf = ({ marketId, runners }: MarketOutline): readonly RunnerFigure[] => {
    const now = account.positions?.[marketId];
    const then = slip.whatIf(account, marketId, runners.map(({ runnerId }) => runnerId));
    const resultOf = (list: typeof now | null, wanted: number) => list?.find(({ runnerId }) => runnerId === wanted)?.result ?? null;
    return runners.map(({ runnerId }) => ({ runnerId, now: resultOf(now, runnerId), whatIf: resultOf(then, runnerId) }));
  };
  return (
    <MatchMarkets
      matchId={matchId}
      about={(outline) => ({ limits: rules.limitsOf(outline.marketId), figures: figuresOf(outline), action: cashOutOf(outline) })}
      selected={slip.pick === null || slip.pick.kind === 'fancy' ? null : slip.pick}
      onPick={slip.onPick}
    />
  );
}

function Sessions({ match }: { match: MarketOutline }) {
  const { pick, onPick, session } = useBetSlip();
  const [book, setBook] = useState<FancyLine | null>(null);
  const renderDetail = useCallback((line: FancyLine) => <FancyWorst line={line} onOpen={setBook} />, []);
  return (
    <>
      <LiveFancyList match={match} selected={pick?.kind === 'fancy' ? pick : null} onPick={onPick} renderDetail={renderDetail} />
      <FancyBookModal line={book} typed={session?.fancyId === book?.fancyId ? (session?.stake ?? null) : null} reached={null} onClose={() => setBook(null)} />
    </>
  );
}

/** The book of the line in the slip. On narrow screens the slip covers the page: there the line's row opens its book. */
function BookOfSlip() {
  const { pick, session } = useBetSlip();
  if (!useWide() || pick?.kind !== 'fancy') return null;
  const { matchId, fancyId, fancyName } = pick;
  return (
    <Panel name={texts.book}>
      <FancyBookCard key={fancyId} line={{ matchId, fancyId, name: fancyName }} typed={session?.stake ?? null} reached={null} />
    </Panel>
  );
}

/** Beside the markets from 1024 px on; before, the slip comes up over the page and the bets stand below it. */
function Rail({ sportId, matchId, account }: MatchProps & { account: Account }) {
  return (
    <>
      <Panel name={texts.slip}>
        <BetSlipSlot sportId={sportId} matchId={matchId} account={account} />
      </Panel>
      <BookOfSlip />
      <Panel name={texts.openBets}>
        <MatchBets matchId={matchId} allHref={paths.myBets} link={routeLink} />
      </Panel>
    </>
  );
}
