import type { BettingAccount, MatchRules } from '#features/bet-slip/index.ts';
import {
  LiveMarketCard,
  MatchAnnouncements,
  MatchHeader,
  MatchMarkets,
  type TrailStep,
} from '#features/market/index.ts';
import { MatchFrames, ScoreStrip } from '#features/scoreboard/index.ts';
import type { LiveFeed, MarketOutline } from '#shared/live/live-feed.ts';
import { useMatch } from '#shared/live/react/match-hooks.ts';
import { MarketActions } from '../../pages/MarketActions.tsx';
import { routeLink } from '../../router/route-link.tsx';
import { SAMPLE_MATCH } from './sample-feed.ts';
import { SignedInScreen } from './SignedInScreen.tsx';

const noop = () => undefined;

/** Before the first response about the bettor. */
const account: BettingAccount = { balance: null, positions: null, bets: null };
const rules: MatchRules = {
  getMarketLimits: () => null,
  getSelectionLimits: () => null,
  areEnforced: false,
  areReady: false,
};

const closedChart = { open: false, panelId: '', toggle: noop };

export const renderSampleMarket = (outline: MarketOutline) => (
  <LiveMarketCard
    outline={outline}
    action={<MarketActions outline={outline} account={account} rules={rules} chart={closedChart} onSelect={noop} />}
    onSelect={noop}
  />
);

/** The teams of the sample's name, and runners of a chance bar, which the drawing copies for each real one. */
const sampleTeams: MarketOutline['runners'] = ['-', '+'].map((name, index) => ({ runnerId: index + 1, name }));

const sampleTrail: readonly TrailStep[] = [{ name: '-', href: '/' }];

/** The head of a match in play and of an upcoming one, and a market of each layout. */
function SampleMatch() {
  const match = useMatch(SAMPLE_MATCH);
  const [inPlay, upcoming] = match.phase === 'ready' ? match.value : [];
  if (inPlay === undefined || upcoming === undefined) throw new Error('the sample match has no markets');
  return (
    <>
      <MatchAnnouncements matchId={SAMPLE_MATCH} />
      <MatchHeader
        outline={{ ...inPlay, winners: 1, runners: sampleTeams }}
        trail={sampleTrail}
        link={routeLink}
        score={<ScoreStrip matchId={SAMPLE_MATCH} />}
      >
        <MatchFrames matchId={SAMPLE_MATCH} policy={{ origin: 'https://exchange.invalid', frameHosts: [] }} />
      </MatchHeader>
      <MatchHeader
        outline={{ ...upcoming, kind: 'odds', winners: 1, runners: sampleTeams }}
        trail={sampleTrail}
        link={routeLink}
      />
      <MatchMarkets matchId={SAMPLE_MATCH} renderMarket={renderSampleMarket} />
    </>
  );
}

/** The page of a match with a sample (sample-feed.ts), which draw-first-match.ts replaces by the real match. */
export const MatchScreen = ({ feed }: { feed: LiveFeed }) => (
  <SignedInScreen feed={feed} hasStatusLineOnPhone={false}>
    <SampleMatch />
  </SignedInScreen>
);
