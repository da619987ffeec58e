import { useParams } from 'react-router-dom';
import {
  BetSlipSlot,
  type BettingAccount,
  type MatchRules,
  type PageRaceSlip,
  RaceSlipSlot,
  useMatchRules,
  useRaceSlip,
} from '#features/bet-slip/index.ts';
import { MatchBets, MatchResult } from '#features/bets/index.ts';
import {
  LiveMarketCard,
  MatchAnnouncements,
  MatchHeader,
  MatchHeaderSkeleton,
  MatchMarkets,
} from '#features/market/index.ts';
import { usePriceChart } from '#features/price-chart/index.ts';
import { formatRacingTitle, RaceRunner, RaceStatus, type RacingSport } from '#features/racing/index.ts';
import type { RunnerFigure } from '#shared/domain/bet/runner-figures.ts';
import type { MarketOutline, RunnerOutline } from '#shared/live/live-feed.ts';
import { useMatch, useWatchMatch } from '#shared/live/react/match-hooks.ts';
import { Columns } from '../layout/Columns.tsx';
import { getRacingHref } from '../layout/navigation.ts';
import { Panel } from '../layout/Panel.tsx';
import { paths } from '../router/paths.ts';
import { routeLink } from '../router/route-link.tsx';
import { usePageTitle } from '../router/usePageTitle.ts';
import { MarketActions } from './MarketActions.tsx';
import { MarketChart } from './MarketChart.tsx';
import { texts } from './texts.ts';
import { useAccount } from './useAccount.ts';
import { useHistoryEntry } from './useHistoryEntry.ts';
import { useMarketFigures } from './useMarketFigures.ts';
import { useOwnLimitsLink } from './useOwnLimitsLink.tsx';

/** `details/7/:id`. Only races allow several runners on the slip (docs/requirements.md#7-calls). */
export const HorseRacePage = () => <RacePage sportId="7" />;

/** `details/4339/:id` */
export const GreyhoundRacePage = () => <RacePage sportId="4339" />;

function RacePage({ sportId }: { sportId: RacingSport }) {
  const { id = '' } = useParams();
  return <Race key={id} sportId={sportId} matchId={id} />;
}

interface RaceProps {
  sportId: RacingSport;
  matchId: string;
}

function Race({ sportId, matchId }: RaceProps) {
  useWatchMatch(matchId, 'markets');
  const race = useMatch(matchId);
  const account = useAccount(matchId);
  const first = race.phase === 'ready' ? race.value[0] : undefined;
  const places = race.phase === 'ready' ? race.value.find(({ type }) => type === 'to-be-placed') : undefined;
  const Slip = sportId === '7' ? RaceSlipSlot : BetSlipSlot;
  usePageTitle(first?.matchName ?? texts.race);
  const ownLimits = useOwnLimitsLink();
  const entry = useHistoryEntry();
  const trail = [{ href: getRacingHref(sportId), name: formatRacingTitle(sportId) }];
  const rail = (
    <>
      <Panel name={texts.slip}>
        <Slip sportId={sportId} matchId={matchId} account={account} ownLimitsLink={ownLimits} entry={entry} />
      </Panel>
      <Panel name={texts.openBets}>
        <MatchBets matchId={matchId} allHref={paths.myBets} link={routeLink} />
      </Panel>
    </>
  );
  return (
    <Columns rail={rail}>
      <MatchAnnouncements matchId={matchId} />
      {first === undefined ? (
        <MatchHeaderSkeleton title={texts.race} trail={trail} link={routeLink} />
      ) : (
        <MatchHeader outline={first} trail={trail} link={routeLink}>
          <RaceStatus outline={first} placeMarket={places} ownResult={<MatchResult matchId={matchId} />} />
        </MatchHeader>
      )}
      <Panel name={texts.markets}>
        <Markets sportId={sportId} matchId={matchId} account={account} />
      </Panel>
    </Columns>
  );
}

function Markets({ sportId, matchId, account }: RaceProps & { account: BettingAccount }) {
  const slip = useRaceSlip(sportId);
  const rules = useMatchRules(sportId, matchId);
  const figuresOf = useMarketFigures(account, slip);
  return (
    <MatchMarkets
      matchId={matchId}
      layout="tabs"
      renderMarket={(outline) => (
        <RaceMarket outline={outline} account={account} rules={rules} slip={slip} figures={figuresOf(outline)} />
      )}
    />
  );
}

interface RaceMarketProps {
  outline: MarketOutline;
  account: BettingAccount;
  rules: MatchRules;
  slip: PageRaceSlip;
  figures: readonly RunnerFigure[];
}

const renderRunnerDetail = ({ metadata }: RunnerOutline) => <RaceRunner metadata={metadata} />;

function RaceMarket({ outline, account, rules, slip, figures }: RaceMarketProps) {
  const chart = usePriceChart();
  return (
    <LiveMarketCard
      outline={outline}
      limits={rules.getMarketLimits(outline.marketId)}
      figures={figures}
      detailOf={renderRunnerDetail}
      action={
        <MarketActions outline={outline} account={account} rules={rules} chart={chart} onSelect={slip.onSelect} />
      }
      panel={<MarketChart target={outline} chart={chart} bets={account.bets} />}
      selected={slip.selectedPrices}
      onSelect={slip.onSelect}
    />
  );
}
