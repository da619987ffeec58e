import { useCallback } from 'react';
import { useParams } from 'react-router-dom';
import { MatchBets, MatchResult } from '#features/bets/index.ts';
import { BetSlipSlot, RaceSlipSlot, useRaceSlip, type BettingAccount } from '#features/bet-slip/index.ts';
import { LiveMarketCard, MatchAnnouncements, MatchHeader, MatchMarkets } from '#features/market/index.ts';
import { PinToggle } from '#features/pinned/index.ts';
import { RaceRunner, RaceStatus, racingTitle, type RacingSport } from '#features/racing/index.ts';
import type { RunnerOutline } from '#shared/live/live-feed.ts';
import { useMatch, useWatchMatch } from '#shared/live/react/live-hooks.tsx';
import { VisuallyHidden } from '#ui-kit';
import { useConfig } from '../config/context.ts';
import { paths } from '../paths.ts';
import { Columns } from '../shell/Columns.tsx';
import { useDocumentTitle } from '../shell/manners.ts';
import { racingHref } from '../shell/navigation.ts';
import { Panel } from '../shell/Panel.tsx';
import { routeLink } from '../shell/routeLink.tsx';
import { useAccount, useMarketAbout } from './market-about.tsx';
import { useOwnLimitsLink } from './own-limits.tsx';
import { useHistoryEntry } from './use-history-entry.ts';
import { texts } from './texts.ts';

/** `details/7/:id`. Only here the slip takes several runners (specification 3). */
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
  useDocumentTitle(first?.matchName ?? texts.race, useConfig().brand.name);
  const rail = (
    <>
      <Panel name={texts.slip}>
        <Slip
          sportId={sportId}
          matchId={matchId}
          account={account}
          ownLimitsLink={useOwnLimitsLink()}
          entry={useHistoryEntry()}
        />
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
        <VisuallyHidden as="h1">{texts.race}</VisuallyHidden>
      ) : (
        <MatchHeader
          outline={first}
          trail={routeLink({ href: racingHref(sportId), className: '', children: racingTitle(sportId) })}
        >
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
  const aboutOf = useMarketAbout(sportId, matchId, account, slip);
  const detailOf = useCallback(({ metadata }: RunnerOutline) => <RaceRunner metadata={metadata} />, []);
  return (
    <MatchMarkets
      matchId={matchId}
      layout="tabs"
      renderMarket={(outline) => {
        const { actions, ...about } = aboutOf(outline);
        return (
          <LiveMarketCard
            outline={outline}
            {...about}
            detailOf={detailOf}
            action={
              <>
                {actions}
                <PinToggle outline={outline} />
              </>
            }
            selected={slip.selectedPrices}
            onSelect={slip.onSelect}
          />
        );
      }}
    />
  );
}
