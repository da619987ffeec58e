import { Fragment, type ReactNode } from 'react';
import { splitTeams } from '#shared/domain/market/split-teams.ts';
import { formatShortAmount } from '#shared/format/amount.ts';
import type { MarketOutline } from '#shared/live/live-feed.ts';
import { useMarketFact } from '#shared/live/react/live-hooks.tsx';
import { Badge, Crest, type RenderLink, renderPlainLink, Timestamp } from '#ui-kit';
import { listChanceRunners } from '../../model/chance-runners.ts';
import { texts } from '../../texts.ts';
import { MatchedAmount } from '../card/MatchedAmount.tsx';
import { LiveChanceBar } from './LiveChanceBar.tsx';
import {
  ChanceSlot,
  HeaderCard,
  LastSlot,
  MatchTitle,
  ScoreSlot,
  StageLine,
  StartTime,
  TeamName,
  Trail,
  TrailSeparator,
  Versus,
  Volume,
} from './MatchHeader.styles.ts';

/** A page above this one. */
export interface TrailStep {
  readonly name: string;
  readonly href: string;
}

export interface MatchHeaderProps {
  /** The first market of the match: it holds the match's name, start and in-play state, and the chances. */
  outline: MarketOutline;
  /** Sport and competition, as far as they are known. A match shows them from tablets on, a race everywhere. */
  trail?: readonly TrailStep[];
  /** Renders the links of the trail: with the router in the app, as plain anchors in stories. */
  link?: RenderLink;
  /** Between the names, on phones below them. */
  score?: ReactNode;
  /** Below everything else: last balls, live pictures, the state of a race. */
  children?: ReactNode;
}

const NO_STEPS: readonly TrailStep[] = [];

/** Main heading of the match page: the teams, the score between them and the chances that the prices imply. */
export function MatchHeader({ outline, trail = NO_STEPS, link = renderPlainLink, score, children }: MatchHeaderProps) {
  const { marketId, matchName } = outline;
  const stage = useMarketFact(marketId, (facts) =>
    facts?.status === 'closed' ? 'ended' : facts?.inPlay ? 'in-play' : 'to-come',
  );
  const teams = splitTeams(outline);
  return (
    <HeaderCard data-stage={stage} data-teams={teams !== null || undefined} data-scored={Boolean(score) || undefined}>
      <StageLine>
        {/* The competition may arrive late. New elements appear in place, where moved ones count as a layout shift. */}
        <Fragment key={trail.length}>
          {trail.length > 0 && (
            <Trail data-trail="">
              {trail.map(({ name, href }, index) => (
                <Fragment key={index}>
                  {index > 0 && <TrailSeparator aria-hidden />}
                  {link({ href, className: '', children: name })}
                </Fragment>
              ))}
            </Trail>
          )}
          {stage === 'in-play' && <Badge tone="live">{texts.inPlay}</Badge>}
          {stage === 'ended' && <Badge>{texts.ended}</Badge>}
          {stage === 'to-come' && (
            <StartTime>
              {texts.starts} <Timestamp at={outline.startsAt} />
            </StartTime>
          )}
        </Fragment>
        <MatchVolume marketId={marketId} />
      </StageLine>
      <MatchTitle tabIndex={-1}>
        {teams === null ? (
          matchName
        ) : (
          <>
            <Team name={teams.first} /> <Versus>{teams.separator.trim()}</Versus>{' '}
            <Team name={teams.second} opponent={teams.first} />
          </>
        )}
      </MatchTitle>
      <ScoreSlot data-slot="score">{score}</ScoreSlot>
      {listChanceRunners(outline) !== null && stage !== 'ended' && (
        <ChanceSlot data-slot="chances">
          <LiveChanceBar outline={outline} />
        </ChanceSlot>
      )}
      <LastSlot data-slot="last">{children}</LastSlot>
    </HeaderCard>
  );
}

/** Renders alone, because the total changes with almost every response. */
function MatchVolume({ marketId }: { marketId: string }) {
  const matched = useMarketFact(marketId, (facts) => facts?.totalMatched ?? null);
  if (matched === null) return null;
  return (
    <Volume key={formatShortAmount(matched)} data-volume="">
      <MatchedAmount amount={matched} />
    </Volume>
  );
}

const Team = ({ name, opponent }: { name: string; opponent?: string }) => (
  <TeamName>
    <Crest name={name} opponent={opponent} size="medium" /> <span>{name}</span>
  </TeamName>
);
